// Once: who comes back from the provider by the browser's own button stays here.
if (!history.state?.poszlo) {
  history.replaceState({ poszlo: true }, '');
  document.getElementById('dalej').submit();
}

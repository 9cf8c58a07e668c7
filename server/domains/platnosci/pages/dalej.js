// Only once: after the browser's back button the page stays here.
if (!history.state?.poszlo) {
  history.replaceState({ poszlo: true }, '');
  document.getElementById('dalej').submit();
}

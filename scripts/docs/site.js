/* The site of the docs: contents on a phone, search over headings, copy buttons. Pages read without it. */
(() => {
  const root = document.documentElement.dataset.root ?? '';
  const main = document.getElementById('page-text');

  const contents = document.querySelector('button.contents');
  const pages = document.getElementById('page-list');
  contents.hidden = false;
  document.body.classList.add('scripted');
  contents.addEventListener('click', () => {
    const open = pages.classList.toggle('open');
    contents.setAttribute('aria-expanded', String(open));
  });

  for (const figure of document.querySelectorAll('figure.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'copy';
    button.textContent = main.dataset.copy;
    button.addEventListener('click', async () => {
      const code = figure.querySelector('code').textContent;
      await navigator.clipboard.writeText(code).catch(() => select(figure.querySelector('pre')));
      button.textContent = main.dataset.copied;
      setTimeout(() => {
        button.textContent = main.dataset.copy;
      }, 2000);
    });
    figure.append(button);
  }

  /** Where a page may not write to the clipboard the code is marked instead. */
  function select(node) {
    getSelection().selectAllChildren(node);
  }

  const form = document.querySelector('form[role="search"]');
  const input = form.querySelector('input');
  const found = form.querySelector('.found');
  const list = found.querySelector('ul');
  const bare = (text) => text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  const rows = (window.okienkoHeadings ?? []).map(([text, page, address]) => ({
    text,
    page,
    address,
    words: bare(`${text} ${page}`),
  }));
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector('a')?.click();
  });
  input.addEventListener('input', () => {
    const parts = bare(input.value).split(/\s+/).filter(Boolean);
    found.hidden = parts.length === 0;
    if (found.hidden) return;
    const hits = rows
      .filter(({ words }) => parts.every((part) => words.includes(part)))
      .sort((a, b) => rank(a, parts) - rank(b, parts));
    found.querySelector('p').textContent = hits.length
      ? `${found.dataset.found} ${hits.length}`
      : found.dataset.nothing;
    list.replaceChildren(
      ...hits.slice(0, 12).map(({ text, page, address }) => {
        const item = document.createElement('li');
        const link = document.createElement('a');
        link.href = root + address;
        link.append(text);
        if (page) link.append(Object.assign(document.createElement('small'), { textContent: page }));
        item.append(link);
        return item;
      }),
    );
  });
  /** Pages before headings, headings that begin with the words before others. */
  function rank({ text, page }, [first]) {
    return (page ? 2 : 0) + (bare(text).startsWith(first) ? 0 : 1);
  }
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !found.hidden) {
      found.hidden = true;
      input.focus();
    }
    if (event.key === '/' && !/^(INPUT|TEXTAREA)$/.test(document.activeElement.tagName)) {
      event.preventDefault();
      input.focus();
    }
  });
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget)) found.hidden = true;
  });
  list.addEventListener('click', () => {
    found.hidden = true;
  });
})();

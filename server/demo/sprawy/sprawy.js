/* Draws the page from its data, and reports its height to the surrounding page. It fetches and stores nothing. */
(() => {
  const address = new URLSearchParams(location.search);
  const asked = address.get('lang');
  const lang = Object.hasOwn(window.slowa, asked ?? '') ? asked : 'pl';
  const words = window.slowa[lang];
  const organisation = address.get('idOrganizacji') ?? '280';
  const main = document.getElementById('tresc');
  document.documentElement.lang = lang;

  const made = (tag, className, ...children) => {
    const node = document.createElement(tag);
    if (className) node.className = className;
    node.append(...children);
    return node;
  };
  const said = (text) => (typeof text === 'string' ? text : text[lang]);
  const day = (iso) => new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
  const time = (iso) => {
    const node = made('time', '', day(iso));
    node.dateTime = iso;
    return node;
  };

  const pages = {
    statusy: {
      rows: () => window.statusy[organisation] ?? [],
      draw: drawCase,
      text: ({ znak, sprawa }) => `${znak} ${said(sprawa)}`,
    },
    rejestry: {
      rows: () => window.rejestry[organisation] ?? [],
      draw: drawRegister,
      text: ({ nazwa, wpisy }) => `${said(nazwa)} ${JSON.stringify(wpisy)}`,
    },
  };
  const name = document.body.dataset.strona;
  const page = pages[name];
  const list = made('ul', 'list');
  const none = made('p', 'none', words.nic);
  none.setAttribute('role', 'status');
  const input = made('input', '');
  input.type = 'search';
  input.autocomplete = 'off';
  input.addEventListener('input', show);
  document.title = words[name].tytul;
  main.append(
    made('h1', '', words[name].tytul),
    made('p', 'made-up', words.zmyslone),
    made('label', 'find', words[name].szukaj, input),
    none,
    list,
  );
  show();

  function show() {
    const wanted = input.value.trim().toLowerCase();
    const found = page.rows().filter((row) => page.text(row).toLowerCase().includes(wanted));
    list.replaceChildren(...found.map(page.draw));
    none.hidden = found.length > 0;
  }

  function drawCase({ znak, sprawa, zlozono, termin, etap }) {
    const stages = words.etapy.map((stage, index) => {
      const item = made('li', index < etap ? 'done' : index === etap ? 'now' : '', stage);
      if (index === etap) item.setAttribute('aria-current', 'step');
      return item;
    });
    const facts = made('dl', '', made('dt', '', words.zlozono), made('dd', '', time(zlozono)));
    if (etap < 3) facts.append(made('dt', '', words.termin), made('dd', '', time(termin)));
    return made('li', '', made('h2', '', said(sprawa)), made('p', 'number', znak), facts, made('ol', 'way', ...stages));
  }

  function drawRegister({ nazwa, kolumny, wpisy }) {
    const summary = made('summary', '', `${said(nazwa)} `, made('span', 'count', words.wpisow(wpisy.length)));
    const entries = wpisy.map((entry) => {
      const facts = entry.map((value, index) => [made('dt', '', said(kolumny[index])), made('dd', '', said(value))]);
      return made('dl', 'entry', ...facts.flat());
    });
    const details = made('details', '', summary, ...entries);
    details.addEventListener('toggle', tell);
    return made('li', '', details);
  }

  function tell() {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
    if (window.parent !== window) window.parent.postMessage({ okienko: 'height', height }, '*');
  }
  new ResizeObserver(tell).observe(document.documentElement);
  tell();
})();

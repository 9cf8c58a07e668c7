import type { ReactNode } from 'react';

const letters = ['Zwykłe litery', 'Większe litery', 'Największe litery'];
const links = [
  ['/mapa-strony', 'Mapa strony'],
  ['/kontakt', 'Kontakt'],
  ['/deklaracja-dostepnosci', 'Deklaracja dostępności'],
  ['/polityka-cookie', 'Polityka plików cookie'],
] as const;

/** The bar of each page, and its foot. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#tresc" className="skip">
        Przejdź do treści
      </a>
      <header className="bar">
        <button type="button">Menu</button>
        <a href="/">Gmina Lipowa Dolina Okienko internetowe</a>
        <button type="button">Język: PL</button>
        <button type="button">Szukaj sprawy lub informacji</button>
        <button type="button">Wysoki kontrast</button>
        <fieldset aria-label="Wielkość liter">
          {letters.map((name, at) => (
            <button key={name} type="button" aria-pressed={at === 0}>
              {name}
            </button>
          ))}
        </fieldset>
        <a href="/logowanie">Zaloguj się</a>
      </header>
      <main id="tresc" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <nav aria-label="Informacje o portalu">
          <ul>
            {links.map(([address, name]) => (
              <li key={address}>
                <a href={address}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p>© 2026 Gmina Lipowa Dolina</p>
      </footer>
    </>
  );
}

import { openPage } from './openPage.tsx';

interface Tile {
  id: string;
  label: string;
}

openPage((say, tiles: readonly Tile[]) => (
  <>
    <p>Gmina Lipowa Dolina</p>
    <h1>Co chcesz dziś załatwić?</h1>
    <p>Sprawdź, zapłać i napisz do urzędu – bez kolejki i bez wychodzenia z domu.</p>
    <search>
      <input role="combobox" aria-expanded={false} aria-label="Szukaj sprawy lub informacji" name="q" />
    </search>
    <nav aria-label="Najważniejsze sprawy">
      <ul className="tiles">
        {tiles.map(({ id, label }) => (
          <li key={id}>
            <a href={`/uslugi/${id}`}>{say(label)}</a>
          </li>
        ))}
      </ul>
    </nav>
  </>
));

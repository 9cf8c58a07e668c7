import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { useStudio } from './context.ts';

/** Gives a block or a part another id, with everything that names it. */
export const IdTool = observer(function IdTool() {
  const studio = useStudio();
  const { words, part, at, file } = studio;
  const { id } = (part?.value ?? {}) as { id?: string };
  const [name, setName] = useState(id ?? '');
  // The id of the base is named by others.
  if (id === undefined || !at || part?.places.id?.own === false) return null;
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const done = await studio.make({ kind: 'rename', file, at, name });
    if (done) await studio.choose([...at.split('/').slice(0, -1), name].join('/'));
  };
  return (
    <details className="studio__rest">
      <summary>{words.renameId}</summary>
      <form className="studio__field" onSubmit={rename}>
        <label htmlFor="studio-id">{words.newId}</label>
        <input
          id="studio-id"
          className="studio__code"
          value={name}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
        />
        <p className="studio__hint">{words.renameHint}</p>
        <div>
          <button type="submit" disabled={name === id || name === ''}>
            {words.renameNow}
          </button>
        </div>
      </form>
    </details>
  );
});

import { observer } from 'mobx-react-lite';
import { useStudio } from './context.ts';
import { Diff } from './Diff.tsx';
import { Said } from './Said.tsx';

/** The steps that were made, the newest first, and those that were undone above them. */
export const Steps = observer(function Steps() {
  const studio = useStudio();
  const { words, state } = studio;
  const all = [
    ...[...state.undone].reverse().map((step) => ({ step, undone: true })),
    ...[...state.steps].reverse().map((step) => ({ step, undone: false })),
  ];
  return (
    <>
      <h2>{words.steps}</h2>
      {all.length === 0 && <p className="studio__hint">{words.noSteps}</p>}
      <ol className="studio__steps">
        {all.map(({ step: { id, sentence, files }, undone }) => (
          <li key={id} data-undone={undone || undefined}>
            <p>
              <Said sentence={sentence} /> {undone && <span className="studio__muted">({words.stepUndone})</span>}
            </p>
            {studio.changes.has(id) ? (
              <details>
                <summary>{words.diff}</summary>
                {studio.changes.get(id)!.map((change) => (
                  <Diff key={change.file} {...change} />
                ))}
              </details>
            ) : (
              <details>
                <summary>{words.files(files.length)}</summary>
                {files.map((file) => (
                  <p key={file}>
                    <code>{file}</code>
                  </p>
                ))}
              </details>
            )}
          </li>
        ))}
      </ol>
    </>
  );
});

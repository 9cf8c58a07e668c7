import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { typeNames } from '../../../studio/names.ts';
import type { Picture } from '../../../studio/proposals/proposal.ts';
import { useProposals } from './ProposalStore.ts';

const WIDTHS = [360, 768, 1280] as const;
/** The portal forgets its frames when it loads, and grows while its data come, ms. */
const FOLLOW_MS = 400;
/** A picture is not longer than this, px. */
const LONGEST = 8000;

/** Each changed screen before and after, side by side, in a window over everything. */
export const PicturesView = observer(function PicturesView() {
  const store = useProposals();
  const { words, pictures } = store;
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(0);
  const [width, setWidth] = useState<number>(() => WIDTHS.findLast((one) => one <= window.innerWidth) ?? WIDTHS[0]);
  useEffect(() => dialog.current?.showModal(), []);
  const all = pictures?.pictures ?? [];
  const picture = all[chosen];
  return (
    <dialog ref={dialog} className="pictures" aria-label={words.pictures} onClose={() => store.closePictures()}>
      <div className="pictures__bar">
        <label>
          <span>{words.screen}</span>{' '}
          <select value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
            {all.map(({ name, title }, index) => (
              <option key={name} value={index}>
                {title || words.home}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.width}</span>{' '}
          <select value={width} onChange={({ target }) => setWidth(Number(target.value))}>
            {WIDTHS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </div>
      {all.length === 0 && <p>{words.noPictures}</p>}
      {picture && !picture.isPublic && <p className="studio__hint">{words.signIn}</p>}
      {picture && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long pictures scroll, also by keyboard.
        <section className="pictures__both" tabIndex={0} aria-label={picture.title || words.home}>
          <Side key={`before ${picture.name}`} picture={picture} side="before" width={width} query="" />
          <Side key={`after ${picture.name}`} picture={picture} side="after" width={width} query={pictures!.query} />
        </section>
      )}
    </dialog>
  );
});

interface SideProps {
  picture: Picture;
  side: 'before' | 'after';
  width: number;
  /** What makes an address that of the municipality with the proposal. */
  query: string;
}

/** The portal itself, in the chosen width, scaled down; it takes no clicks. */
const Side = observer(function Side({ picture, side, width, query }: SideProps) {
  const { words, studio } = useProposals();
  const { language } = studio;
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const blocks = picture[side];
  useEffect(() => {
    const follow = () => {
      const [inside, outside] = [frame.current, box.current];
      if (!inside || !outside) return;
      const scale = Math.min(1, outside.clientWidth / width);
      const height = Math.min(LONGEST, inside.contentDocument?.querySelector('#portal')?.scrollHeight ?? 0) || 800;
      inside.style.width = `${width}px`;
      inside.style.height = `${height}px`;
      inside.style.transform = `scale(${scale})`;
      outside.style.height = `${height * scale}px`;
      inside.contentWindow?.postMessage(
        { choosing: false, changed: blocks ?? [], types: typeNames(language) },
        window.location.origin,
      );
    };
    follow();
    const timer = setInterval(follow, FOLLOW_MS);
    return () => clearInterval(timer);
  }, [blocks, width, language]);
  const name = side === 'before' ? words.before : words.after;
  const address = query ? `${picture.address}${picture.address.includes('?') ? '&' : '?'}${query}` : picture.address;
  return (
    <figure>
      <figcaption>{name}</figcaption>
      {blocks ? (
        <div ref={box} className="pictures__box">
          <iframe ref={frame} src={address} title={`${name}: ${picture.title || words.home}`} inert tabIndex={-1} />
        </div>
      ) : (
        <p>{words.isNot}</p>
      )}
    </figure>
  );
});

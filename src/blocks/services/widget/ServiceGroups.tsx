import { observer } from 'mobx-react-lite';
import { type MouseEvent, useId, useState } from 'react';
import { leadForm, SEARCH_PATH } from '../../../lang/descriptors/plainForms.ts';
import { Accordion } from '../../../portal/ui/Accordion.tsx';
import { type ControlProps, useControl } from '../../../portal/ui/control.ts';
import { Field } from '../../../portal/ui/Field.tsx';
import { Icon } from '../../../portal/ui/Icon.tsx';
import type { Binding } from '../../binding.ts';
import { MarkList } from '../../catalogue/widget/MarkList.tsx';
import { Empty } from '../../parts/Empty.tsx';
import { followLink } from '../../parts/followLink.ts';
import { usePlace } from '../../parts/level.tsx';
import type { ServicesBlock } from '../block.ts';

import { type ListedService, narrowed, servicesOf } from './listed.ts';

/** What is offered, in groups that fold. Without scripts the field searches the whole portal. */
export const ServiceGroups = observer(function ServiceGroups(props: { block: ServicesBlock; binding: Binding }) {
  const { block, binding } = props;
  const id = useId();
  const { level } = usePlace();
  const [typed, setTyped] = useState('');
  const [closed, setClosed] = useState<readonly string[]>([APART]);
  const all = servicesOf(block, binding);
  if (all.groups.length === 0 && all.apart.length === 0) return <Empty text={binding.text(block.empty)} />;
  const word = (key: string, values?: Record<string, string | number>) =>
    binding.word(`wspolne.widzety.katalog.${key}`, values);
  const groups = narrowed(all.groups, typed);
  const count = groups.reduce((sum, { services }) => sum + services.length, 0);
  const sections = groups.map((group) => ({
    id: group.id,
    header: <Header name={group.name} count={group.services.length} />,
    content: <Services services={group.services} binding={binding} />,
  }));
  if (typed === '' && all.apart.length > 0)
    sections.push({
      id: APART,
      header: <Header name={word(all.kind === 'osoba' ? 'dlaInstytucji' : 'dlaOsob')} count={all.apart.length} />,
      content: <Apart services={all.apart} word={word} />,
    });
  const shut = typed === '' ? closed : [];
  const ids = sections.map((section) => section.id);
  return (
    <div className="ok-services">
      <Field
        id={id}
        label={binding.text(block.filter)}
        plain={{ form: leadForm(SEARCH_PATH), name: 'q', onEarly: setTyped }}
      >
        {(control) => <FilterInput control={control} value={typed} onChange={setTyped} />}
      </Field>
      <p className="ok-services__count" aria-live="polite">
        {typed !== '' && word(count > 0 ? 'znaleziono' : 'nieZnaleziono', { count, tekst: typed })}
      </p>
      {sections.length > 0 && (
        <Accordion
          items={sections}
          open={ids.filter((one) => !shut.includes(one))}
          onChange={(open) => setClosed(ids.filter((one) => !open.includes(one)))}
          level={Math.min(level, 4) as 2 | 3 | 4}
        />
      )}
    </div>
  );
});

/** Its own: the input of forms is in their file, which this page does not load. */
function FilterInput(props: { control: ControlProps; value: string; onChange: (value: string) => void }) {
  const { control, value, onChange } = props;
  const attributes = useControl({ ...control, value, onChange });
  return (
    <input
      {...attributes}
      className="ok-control"
      type="search"
      autoComplete="off"
      maxLength={100}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The section of the services for the other kind of subject; no group has this id. */
const APART = '/';

function Header({ name, count }: { name: string; count: number }) {
  return (
    <>
      {name} <span className="ok-services__number">({count})</span>
    </>
  );
}

function Services({ services, binding }: { services: readonly ListedService[]; binding: Binding }) {
  const follow = (event: MouseEvent) => followLink(event.nativeEvent, binding);
  return (
    <ul className="ok-services__list">
      {services.map(({ number, href, name, icon, marks }) => (
        <li key={number} className="ok-services__service">
          <Icon name={icon} />
          <div>
            <a href={href} onClick={follow}>
              {name}
            </a>
            <MarkList marks={marks} word={binding.word} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Their names without links, which would only say that the subject has no access. */
function Apart({ services, word }: { services: readonly ListedService[]; word: (key: string) => string }) {
  return (
    <>
      <p className="ok-services__why">{word('zmienPodmiot')}</p>
      <ul className="ok-services__list">
        {services.map(({ number, name, icon }) => (
          <li key={number} className="ok-services__service">
            <Icon name={icon} />
            <div>{name}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

import { useState } from 'react';
import { useStores } from '../../src/portal/app/stores.ts';
import { Accordion } from '../../src/portal/ui/Accordion.tsx';
import { Button } from '../../src/portal/ui/Button.tsx';
import { Checkbox } from '../../src/portal/ui/Checkbox.tsx';
import { DateInput } from '../../src/portal/ui/DateInput.tsx';
import { Dialog } from '../../src/portal/ui/Dialog.tsx';
import { Field, requiredMark } from '../../src/portal/ui/Field.tsx';
import { Icon } from '../../src/portal/ui/Icon.tsx';
import { iconPaths } from '../../src/portal/ui/iconPaths.ts';
import { LinkButton } from '../../src/portal/ui/LinkButton.tsx';
import { MoneyInput } from '../../src/portal/ui/MoneyInput.tsx';
import { Notice, type NoticeTone } from '../../src/portal/ui/Notice.tsx';
import { Pager } from '../../src/portal/ui/Pager.tsx';
import { RadioGroup } from '../../src/portal/ui/RadioGroup.tsx';
import { Select } from '../../src/portal/ui/Select.tsx';
import { Skeleton } from '../../src/portal/ui/Skeleton.tsx';
import { Spinner } from '../../src/portal/ui/Spinner.tsx';
import { TextArea } from '../../src/portal/ui/TextArea.tsx';
import { TextInput } from '../../src/portal/ui/TextInput.tsx';
import { dateWords } from '../portal/ui/dateWords.ts';

const tones: NoticeTone[] = ['neutral', 'info', 'success', 'warning', 'danger'];
const lata = ['2026', '2025', '2024'].map((value) => ({ value, label: value }));

/** Every ui part in its states. */
export function Parts() {
  const { notifications } = useStores();
  const [text, setText] = useState('');
  const [data, setData] = useState('04.05.2026');
  const [checked, setChecked] = useState(false);
  const [open, setOpen] = useState(false);
  const [sections, setSections] = useState(['a']);
  const [page, setPage] = useState(2);
  const [typ, setTyp] = useState('osoba');
  return (
    <>
      <h1>Części</h1>
      <p className="ok-lead">Wszystko, z czego składają się ekrany.</p>
      <div className="ok-row">
        <Button kind="primary" icon="pay">
          Zapłać
        </Button>
        <Button icon="pdf">Pobierz PDF</Button>
        <Button kind="quiet" icon="filter">
          Filtruj
        </Button>
        <Button kind="danger">Usuń konto</Button>
        <Button disabled>Niedostępne</Button>
        <Button kind="primary" busy>
          Wysyłam
        </Button>
        <LinkButton href="/" icon="back">
          Wróć
        </LinkButton>
        <Button onClick={() => setOpen(true)}>Otwórz okno</Button>
        <Button
          onClick={() => {
            for (const tone of tones) notifications.notify(`Wiadomość: ${tone}`, tone);
          }}
        >
          Wiadomości
        </Button>
      </div>
      {tones.map((tone) => (
        <Notice key={tone} tone={tone} title="Tytuł wiadomości">
          Termin płatności raty upływa 15 maja 2026 r. Kwota do zapłaty: <span className="ok-amount">1 234,50 zł</span>.
        </Notice>
      ))}
      <Field id="login" label="Login" hint="Ten sam, co przy rejestracji.">
        {(control) => <TextInput {...control} value={text} onChange={setText} />}
      </Field>
      <Field id="haslo" label="Hasło" error="Podaj hasło.">
        {(control) => (
          <TextInput
            {...control}
            type="password"
            value={text}
            onChange={setText}
            reveal={{ show: 'Pokaż', hide: 'Ukryj' }}
          />
        )}
      </Field>
      <Field id="tresc2" label="Treść zgłoszenia" mark={requiredMark}>
        {(control) => <TextArea {...control} value={text} onChange={setText} />}
      </Field>
      <Field id="rok" label="Rok">
        {(control) => <Select {...control} value="2026" onChange={() => {}} options={lata} />}
      </Field>
      <Field id="data" label="Data od" hint="Dzień, miesiąc i rok, na przykład 15.03.2026.">
        {(control) => <DateInput {...control} value={data} onChange={setData} language="pl" words={dateWords} />}
      </Field>
      <Field id="kwota" label="Kwota" error="Wpisz kwotę, na przykład 12,50.">
        {(control) => <MoneyInput {...control} value="12,5x" onChange={() => {}} />}
      </Field>
      <Checkbox id="zgoda" label="Wyrażam zgodę na powiadomienia e-mail" checked={checked} onChange={setChecked} />
      <RadioGroup
        id="typ"
        legend="W czyim imieniu?"
        value={typ}
        onChange={setTyp}
        options={[
          { value: 'osoba', label: 'Anna Wiśniewska', hint: 'Osoba fizyczna' },
          { value: 'firma', label: 'Piekarnia Kłos sp. z o.o.', hint: 'NIP 5260001246' },
        ]}
      />
      <Accordion
        open={sections}
        onChange={setSections}
        items={[
          { id: 'a', header: 'Raty do zapłaty', content: <p>Treść pierwszej sekcji.</p> },
          { id: 'b', header: 'Wpłaty', content: <p>Treść drugiej sekcji.</p> },
        ]}
      />
      <Pager
        page={page}
        pages={7}
        onPage={setPage}
        size={5}
        sizes={[5, 10, 0]}
        onSize={() => {}}
        words={{
          label: 'Strony',
          previous: 'Poprzednia',
          next: 'Następna',
          place: `Strona ${page} z 7`,
          size: 'Wierszy:',
          all: 'wszystkie',
        }}
      />
      <Spinner label="Wczytywanie…" />
      <Skeleton lines={3} />
      <ul className="ok-bullets">
        <li>Pierwszy punkt listy</li>
        <li>Drugi punkt listy</li>
      </ul>
      <p className="ok-row">
        {Object.keys(iconPaths).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </p>
      <Dialog
        open={open}
        title="Czy na pewno wysłać?"
        onClose={() => setOpen(false)}
        closeWord="Zamknij"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Nie</Button>
            <Button kind="primary" onClick={() => setOpen(false)}>
              Tak, wyślij
            </Button>
          </>
        }
      >
        <p>Zgłoszenie trafi do urzędu i nie będzie można go zmienić.</p>
      </Dialog>
    </>
  );
}

import { AccountForm } from './AccountForm.tsx';
import type { Group } from './fields.ts';
import { openPage } from './openPage.tsx';
import { isNip, isPassword, isPesel } from './rules.ts';

const isEmail = (text: string) => /^\S+@\S+\.\S+$/.test(text);

const groups: Group[] = [
  {
    title: 'rejestracja.osoba',
    fields: [
      { name: 'imie', label: 'rejestracja.imie', empty: 'rejestracja.wpiszImie', autoComplete: 'given-name' },
      {
        name: 'nazwisko',
        label: 'rejestracja.nazwisko',
        empty: 'rejestracja.wpiszNazwisko',
        autoComplete: 'family-name',
      },
      {
        name: 'pesel',
        label: 'rejestracja.pesel',
        hint: 'rejestracja.peselPodpowiedz',
        empty: 'rejestracja.wpiszPesel',
        rule: ({ pesel }) => !isPesel(pesel) && 'rejestracja.zlyPesel',
      },
      {
        name: 'nip',
        label: 'rejestracja.nip',
        hint: 'rejestracja.nipPodpowiedz',
        rule: ({ nip }) => !isNip(nip) && 'rejestracja.zlyNip',
      },
    ],
  },
  {
    title: 'rejestracja.poczta',
    fields: [
      {
        name: 'email',
        label: 'rejestracja.email',
        hint: 'rejestracja.emailPodpowiedz',
        empty: 'haslo.wpiszEmail',
        type: 'email',
        autoComplete: 'email',
        rule: ({ email = '' }) => !isEmail(email) && 'haslo.zlyEmail',
      },
      {
        name: 'powtorzEmail',
        label: 'rejestracja.powtorzEmail',
        empty: 'rejestracja.wpiszPowtorzEmail',
        type: 'email',
        autoComplete: 'email',
        rule: ({ email, powtorzEmail }) => email !== powtorzEmail && 'rejestracja.rozneEmaile',
      },
    ],
  },
  {
    title: 'rejestracja.logowanie',
    fields: [
      {
        name: 'login',
        label: 'rejestracja.login',
        hint: 'rejestracja.loginPodpowiedz',
        empty: 'rejestracja.wpiszLogin',
        autoComplete: 'username',
        rule: ({ login = '' }) =>
          (login.includes('@') && 'rejestracja.loginNieEmail') || (login.includes(' ') && 'rejestracja.loginOdstep'),
      },
      {
        name: 'haslo',
        label: 'rejestracja.haslo',
        hint: 'haslo.zasady',
        empty: 'haslo.wpisz',
        type: 'password',
        autoComplete: 'new-password',
        rule: ({ haslo }) => !isPassword(haslo) && 'haslo.niespelnia',
      },
      {
        name: 'powtorzHaslo',
        label: 'rejestracja.powtorzHaslo',
        empty: 'haslo.wpiszPowtorz',
        type: 'password',
        autoComplete: 'new-password',
        rule: ({ haslo, powtorzHaslo }) => haslo !== powtorzHaslo && 'haslo.rozne',
      },
    ],
  },
  {
    title: 'rejestracja.zgody',
    fields: [
      {
        name: 'zgodaPrzetwarzanieDanych',
        label: 'zgodyRejestracji.przetwarzanieDanych',
        hint: 'rejestracja.wymagana',
        empty: 'rejestracja.zaznacz',
        type: 'checkbox',
        more: 'rejestracja.czytajRodo',
      },
      {
        name: 'zgodaRegulamin',
        label: 'zgodyRejestracji.regulamin',
        hint: 'rejestracja.wymagana',
        empty: 'rejestracja.zaznacz',
        type: 'checkbox',
        more: 'rejestracja.czytajRegulamin',
      },
    ],
  },
];

openPage((say) => (
  <>
    <p>Gmina Lipowa Dolina</p>
    <h1>{say('rejestracja.tytul')}</h1>
    <p>{say('rejestracja.wstep')}</p>
    <button type="button">{say('rejestracja.maszKonto')}</button>
    <AccountForm say={say} groups={groups} submit="rejestracja.zarejestruj" />
  </>
));

/* Public registers by organisation: name, the names of their fields, and their entries. */
const nazwa = { pl: 'Nazwa', en: 'Name', de: 'Name', uk: 'Назва' };
const adres = { pl: 'Adres', en: 'Address', de: 'Adresse', uk: 'Адреса' };
const numer = { pl: 'Numer', en: 'Number', de: 'Nummer', uk: 'Номер' };

window.rejestry = {
  280: [
    {
      nazwa: { pl: 'Żłobki i kluby dziecięce', en: 'Nurseries', de: 'Krippen', uk: 'Ясла' },
      kolumny: [numer, nazwa, adres, { pl: 'Miejsca', en: 'Places', de: 'Plätze', uk: 'Місця' }],
      wpisy: [
        ['1/2019', 'Żłobek „Lipowy Listek”', 'ul. Szkolna 4', '24'],
        ['2/2023', 'Klub dziecięcy „Pod Sosną”', 'ul. Sosnowa 11', '15'],
      ],
    },
    {
      nazwa: {
        pl: 'Firmy, które odbierają odpady',
        en: 'Companies that collect waste',
        de: 'Abfuhrunternehmen',
        uk: 'Компанії, що вивозять відходи',
      },
      kolumny: [numer, nazwa, { pl: 'Wpisano', en: 'Entered', de: 'Eingetragen', uk: 'Внесено' }],
      wpisy: [
        ['RDR 1/2014', 'Zakład Usług Komunalnych Dolina', '12.03.2014'],
        ['RDR 3/2020', 'Czysta Gmina sp. z o.o.', '02.06.2020'],
        ['RDR 4/2025', 'Eko-Transport Łąki s.c.', '17.11.2025'],
      ],
    },
    {
      nazwa: { pl: 'Zabytki gminy', en: 'Monuments', de: 'Denkmäler', uk: 'Пам’ятки' },
      kolumny: [numer, nazwa, adres, { pl: 'Czas powstania', en: 'Built', de: 'Entstanden', uk: 'Час створення' }],
      wpisy: [
        [
          'GEZ 1',
          { pl: 'Kościół drewniany', en: 'Wooden church', de: 'Holzkirche', uk: 'Дерев’яна церква' },
          'ul. Kościelna 2',
          '1768',
        ],
        [
          'GEZ 2',
          { pl: 'Młyn wodny', en: 'Water mill', de: 'Wassermühle', uk: 'Водяний млин' },
          'ul. Młyńska 1',
          '1843',
        ],
        [
          'GEZ 3',
          { pl: 'Aleja lipowa', en: 'Avenue of lime trees', de: 'Lindenallee', uk: 'Липова алея' },
          'ul. Lipowa',
          '1901',
        ],
        ['GEZ 4', { pl: 'Szkoła', en: 'School', de: 'Schule', uk: 'Школа' }, 'ul. Szkolna 1', '1912'],
      ],
    },
    {
      nazwa: {
        pl: 'Obiekty noclegowe',
        en: 'Places to stay',
        de: 'Unterkünfte',
        uk: 'Місця для ночівлі',
      },
      kolumny: [numer, nazwa, adres],
      wpisy: [
        ['7', 'Agroturystyka „U Źródła”', 'ul. Źródlana 18'],
        ['9', 'Pokoje gościnne „Nad Rzeką”', 'ul. Nadrzeczna 3'],
      ],
    },
  ],
};

/* Cases by organisation: their subjects, without names of people. */
window.statusy = {
  280: [
    {
      znak: 'GN.6831.12.2026',
      sprawa: {
        pl: 'Podział działki przy ul. Polnej',
        en: 'Division of a plot, ul. Polna',
        de: 'Teilung eines Grundstücks, ul. Polna',
        uk: 'Поділ ділянки, вул. Polna',
      },
      zlozono: '2026-10-05',
      termin: '2026-12-04',
      etap: 2,
    },
    {
      znak: 'RO.6131.44.2026',
      sprawa: {
        pl: 'Zgoda na usunięcie drzewa',
        en: 'Permit to remove a tree',
        de: 'Erlaubnis, einen Baum zu fällen',
        uk: 'Дозвіл на видалення дерева',
      },
      zlozono: '2026-11-09',
      termin: '2026-12-09',
      etap: 1,
    },
    {
      znak: 'FN.3120.208.2026',
      sprawa: {
        pl: 'Zaświadczenie o niezaleganiu w podatkach',
        en: 'Certificate of no tax arrears',
        de: 'Bescheinigung über keine Steuerrückstände',
        uk: 'Довідка про відсутність податкового боргу',
      },
      zlozono: '2026-11-18',
      termin: '2026-11-25',
      etap: 0,
    },
    {
      znak: 'OD.7031.7.2026',
      sprawa: {
        pl: 'Latarnia przy przystanku na ul. Leśnej',
        en: 'Street lamp at the bus stop, ul. Leśna',
        de: 'Laterne an der Haltestelle, ul. Leśna',
        uk: 'Ліхтар біля зупинки, вул. Leśna',
      },
      zlozono: '2026-09-14',
      termin: '2026-11-13',
      etap: 3,
    },
    {
      znak: 'BP.6730.31.2026',
      sprawa: {
        pl: 'Warunki zabudowy domu jednorodzinnego',
        en: 'Planning conditions for a house',
        de: 'Bauvorbescheid für ein Einfamilienhaus',
        uk: 'Умови забудови приватного будинку',
      },
      zlozono: '2026-10-26',
      termin: '2026-12-24',
      etap: 1,
    },
  ],
  281: [
    {
      znak: 'GOPS.5022.3.2026',
      sprawa: {
        pl: 'Usługi opiekuńcze w domu',
        en: 'Care at home',
        de: 'Pflege zu Hause',
        uk: 'Догляд удома',
      },
      zlozono: '2026-11-12',
      termin: '2026-12-11',
      etap: 1,
    },
  ],
};

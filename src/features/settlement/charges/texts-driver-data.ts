const KINDS = {
  rent: 'najem',
  fuel: 'paliwo',
  wash: 'mycie',
  fine: 'mandat',
  damage: 'szkoda',
  deposit: 'kaucja',
  advance: 'zaliczka',
  bonus: 'premia',
  accountant: 'kwota od księgowej',
  'own-car': 'najem własnego auta',
}

/** What a driver's own data say of charges. */
export const chargeDataTexts = {
  /** Who takes rates back that begin after a driver is removed. */
  byRemoval: 'usunięcie kierowcy',
  charges: {
    title: 'Potrącenia i dodatki',
    columns: {
      week: 'Tydzień (poniedziałek)',
      kind: 'Rodzaj',
      amountPln: 'Kwota (zł)',
      date: 'Data',
      note: 'Notatka',
      takenBackAt: 'Cofnięto',
    },
    words: { kind: KINDS },
  },
  plans: {
    title: 'Raty',
    columns: {
      kind: 'Rodzaj',
      amountPln: 'Razem (zł)',
      count: 'Liczba rat',
      week: 'Od tygodnia (poniedziałek)',
      note: 'Notatka',
    },
    words: { kind: KINDS },
  },
  standing: {
    title: 'Stałe stawki',
    columns: { kind: 'Rodzaj', per: 'Za', amountPln: 'Stawka (zł)', from: 'Od', to: 'Do', note: 'Notatka' },
    words: { kind: KINDS, per: { day: 'dzień', shift: 'zmianę', week: 'tydzień' } },
  },
  shared: {
    title: 'Koszty wspólne',
    columns: {
      week: 'Tydzień (poniedziałek)',
      amountPln: 'Koszt razem (zł)',
      shifts: 'Zmiany kierowcy',
      allShifts: 'Zmiany wszystkich',
      date: 'Data',
      note: 'Notatka',
      takenBackAt: 'Cofnięto',
    },
  },
  mileage: {
    title: 'Decyzje o nadprzebiegu',
    columns: {
      week: 'Tydzień (poniedziałek)',
      km: 'Przebieg (km)',
      state: 'Decyzja',
      amountPln: 'Kwota (zł)',
      note: 'Notatka',
      decidedAt: 'Kiedy',
    },
    words: { state: { applied: 'naliczony', edited: 'kwota zmieniona', declined: 'nienaliczony' } },
  },
} as const

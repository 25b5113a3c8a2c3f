/** Of a driver's results, in the export, in the preview of a merge and after an erasure (D28). */
export const resultDataTexts = {
  parts: {
    accounts: {
      title: 'Konta w aplikacjach i plikach wyników',
      columns: {
        platform: 'Skąd',
        name: 'Imię i nazwisko w pliku',
        externalId: 'Identyfikator',
        phones: 'Telefony',
      },
      words: { platform: { bolt: 'Bolt', uber: 'Uber', freenow: 'FreeNow', settlement: 'Arkusz wyników' } },
    },
    shifts: {
      title: 'Wyniki zmian',
      columns: {
        date: 'Data',
        shift: 'Zmiana',
        reg: 'Auto',
        totalIncome: 'Przychód [zł]',
        companyIncome: 'Przychód firmy [zł]',
        boltRides: 'Kursy Bolt',
        uberRides: 'Kursy Uber',
        freenowRides: 'Kursy FreeNow',
        km: 'Kilometry',
        fuel: 'Paliwo [zł]',
        consumption: 'Spalanie [l/100 km]',
      },
    },
    rides: {
      title: 'Przejazdy',
      columns: {
        platform: 'Aplikacja',
        startedAt: 'Początek',
        completed: 'Ukończony',
        plate: 'Auto',
        km: 'Kilometry',
        gross: 'Cena [zł]',
        cash: 'Gotówka [zł]',
        tip: 'Napiwek [zł]',
        net: 'Wypłacono [zł]',
      },
      words: { platform: { bolt: 'Bolt', uber: 'Uber', freenow: 'FreeNow', settlement: 'Arkusz wyników' } },
    },
    periods: {
      title: 'Rozliczenia okresów',
      columns: {
        platform: 'Aplikacja',
        from: 'Od',
        to: 'Do',
        gross: 'Brutto [zł]',
        net: 'Netto [zł]',
        cash: 'Gotówka [zł]',
        rides: 'Kursy',
      },
      words: { platform: { bolt: 'Bolt', uber: 'Uber', freenow: 'FreeNow', settlement: 'Arkusz wyników' } },
    },
    mileage: {
      title: 'Przebiegi wpisane przez biuro',
      columns: {
        date: 'Data',
        shift: 'Zmiana',
        kmStart: 'Licznik na początku',
        kmEnd: 'Licznik na końcu',
        km: 'Kilometry',
        enteredAt: 'Wpisano',
      },
    },
  },
} as const

import type { KindSpec } from './column-spec.ts'

/** 'Historia przejazdów'. It has no trip id; the individual number is the driver's. */
export const boltTrips = {
  columns: {
    startedAt: { holds: 'text', names: ['Data', 'Date', 'Дата'] },
    name: { holds: 'text', names: ['Kierowca', 'Driver', 'Motorista', 'Водій'] },
    phone: {
      holds: 'text',
      names: ['Telefon', 'Numer telefonu', "Driver's Phone", 'Phone', 'Telemóvel', 'Телефон'],
    },
    individualId: {
      holds: 'text',
      names: ['Indywidualny numer identyfikacyjny', 'Individual identifier', 'Identificador individual'],
    },
    plate: {
      holds: 'text',
      names: ['Numer rejestracyjny', 'Registration number', 'License plate', 'Matrícula'],
    },
    /** Passengers' addresses: never kept. */
    route: { holds: 'text', names: ['Trasa', 'Route', 'Percurso', 'Маршрут'] },
    status: { holds: 'text', names: ['Status', 'Estado', 'Статус'] },
    distance: { holds: 'km', names: ['Odległość', 'Distance', 'Ride distance', 'Distância', 'Відстань'] },
    tip: { holds: 'money', names: ['Napiwki od pasażerów', 'Rider tips', 'Gorjetas dos passageiros'] },
    price: { holds: 'money', names: ['Cena przejazdu', 'Ride price', 'Preço da viagem'] },
    payment: { holds: 'text', names: ['Rodzaj płatności', 'Payment method', 'Método de pagamento'] },
    toll: { holds: 'money', names: ['Opłaty drogowe', 'Toll fees', 'Tolls', 'Portagens'] },
    cancellation: {
      holds: 'money',
      names: ['Opłaty za anulowanie', 'Cancellation fees', 'Cancellation fee', 'Taxas de cancelamento'],
    },
  },
  needed: [['startedAt'], ['name'], ['status'], ['price']],
} as const satisfies KindSpec

/** 'Zarobki na kierowcę', and the older weekly file with 'Tygodniowy bilans'. */
export const boltEarnings = {
  columns: {
    name: { holds: 'text', names: ['Kierowca', 'Driver', 'Motorista', 'Водій'] },
    phone: {
      holds: 'text',
      names: ['Numer telefonu', 'Telefon', "Driver's Phone", 'Phone', 'Telemóvel', 'Телефон'],
    },
    email: { holds: 'text', names: ['Adres e-mail', 'Email', 'E-mail'] },
    individualId: {
      holds: 'text',
      names: ['Indywidualny numer identyfikacyjny', 'Individual identifier', 'Identificador individual'],
    },
    driverId: {
      holds: 'text',
      names: ['Identyfikator kierowcy', 'Driver identifier', 'Identificador do motorista'],
    },
    gross: {
      holds: 'money',
      names: ['Zarobki brutto (ogółem)', 'Gross earnings (total)', 'Ganhos brutos (total)', 'Wartość brutto'],
    },
    grossInApp: {
      holds: 'money',
      names: [
        'Zarobki brutto (płatności w aplikacji)',
        'Gross earnings (in-app payments)',
        'Gross earnings (in-app payment)',
        'Ganhos brutos (pagamentos na app)',
      ],
    },
    grossInCash: {
      holds: 'money',
      names: [
        'Zarobki brutto (płatności gotówkowe)',
        'Gross earnings (cash payments)',
        'Gross earnings (cash payment)',
        'Ganhos brutos (pagamentos em dinheiro)',
      ],
    },
    cash: {
      holds: 'money',
      names: [
        'Pobrana gotówka',
        'Collected cash',
        'Dinheiro recebido',
        'Przejazdy gotówkowe (przyjęta gotówka)',
      ],
    },
    tips: {
      holds: 'money',
      names: ['Napiwki od pasażerów', 'Rider tips', 'Gorjetas dos passageiros', 'Napiwek'],
    },
    bonus: {
      holds: 'money',
      names: ['Zarobki z kampanii', 'Campaign earnings', 'Ganhos da campanha', 'Bonus'],
    },
    cancellation: {
      holds: 'money',
      names: ['Opłaty za anulowanie', 'Cancellation fees', 'Taxas de cancelamento', 'Opłata za anulowanie'],
    },
    toll: { holds: 'money', names: ['Opłaty drogowe', 'Toll fees', 'Tolls', 'Portagens'] },
    booking: { holds: 'money', names: ['Opłaty rezerwacyjne', 'Booking fees', 'Taxas de reserva'] },
    refunds: {
      holds: 'money',
      names: ['Zwroty dla pasażerów', 'Refunds to riders', 'Rider refunds', 'Reembolsos aos passageiros'],
    },
    otherFees: { holds: 'money', names: ['Inne opłaty', 'Other fees', 'Outras taxas'] },
    fees: { holds: 'money', names: ['Opłaty ogółem', 'Total fees', 'Total de taxas'] },
    commission: { holds: 'money', names: ['Prowizja', 'Commission', 'Comissões', 'Opłata Bolt'] },
    net: { holds: 'money', names: ['Zarobki netto', 'Net earnings', 'Ganhos líquidos'] },
    payout: {
      holds: 'money',
      names: ['Przewidywana wypłata', 'Projected payout', 'Pagamento previsto'],
    },
    weekBalance: { holds: 'money', names: ['Tygodniowy bilans'] },
    rides: { holds: 'count', names: ['Viagens terminadas', 'Finished rides', 'Ukończone przejazdy'] },
  },
  needed: [['name'], ['gross', 'net']],
} as const satisfies KindSpec

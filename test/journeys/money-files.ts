/** The apps' weekly files of week 47 of 2026, as their portals write them: example 1, and one driver more. */

const BOLT_HEAD =
  'Kierowca,Adres e-mail,Numer telefonu,Zarobki brutto (ogółem)|ZŁ,Zarobki brutto (płatności w aplikacji)|ZŁ,Zarobki brutto (płatności gotówkowe)|ZŁ,Pobrana gotówka|ZŁ,Napiwki od pasażerów|ZŁ,Zarobki z kampanii|ZŁ,Zwroty wydatków|ZŁ,Opłaty za anulowanie|ZŁ,Opłaty drogowe|ZŁ,Opłaty rezerwacyjne|ZŁ,Opłaty ogółem|ZŁ,Prowizja|ZŁ,Zwroty dla pasażerów|ZŁ,Inne opłaty|ZŁ,Zarobki netto|ZŁ,Przewidywana wypłata|ZŁ,Zarobki brutto na godzinę|ZŁ/h,Zarobki netto na godzinę|ZŁ/h,Identyfikator kierowcy,Indywidualny numer identyfikacyjny'
const UBER_HEAD =
  'Identyfikator UUID kierowcy,Imię kierowcy,Nazwisko kierowcy,Wypłacono Ci,Wypłacono Ci : Twój przychód,Wypłacono Ci : Bilans przejazdu : Wypłaty : Odebrana gotówka,Wypłacono Ci:Twój przychód:Opłata za usługę,Wypłacono Ci:Twój przychód:Napiwek,Wypłacono Ci:Twój przychód:Promocja:Program Quest,Wypłacono Ci:Bilans przejazdu:Wypłaty:Przelano na konto bankowe'

const csv = (name: string, ...lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\uFEFF${lines.join('\n')}\n`),
})

export type AppFile = ReturnType<typeof csv>

export const JAN = { fullName: 'Jan Przykładowy', phone: '500000011' }
export const EWA = { fullName: 'Ewa Konstruktowa', phone: '500000013' }

export const boltFile = csv(
  'Zarobki na kierowcę-2026W47-Flota.csv',
  BOLT_HEAD,
  `${JAN.fullName},jan@example.com,+48${JAN.phone},2633.50,1619.10,812.40,812.40,64.00,120.00,0.00,0.00,18.00,0.00,607.88,607.88,0.00,0.00,2025.62,1213.22,53.89,41.72,a2ac77fd-36c6-4c2a-b238-f89b35daa570,565b8fb4-ee30-4ee3-9b5b-e285678f1f9d`,
  `${EWA.fullName},ewa@example.com,+48${EWA.phone},1000.00,900.00,100.00,100.00,0.00,0.00,0.00,0.00,0.00,0.00,250.00,250.00,0.00,0.00,750.00,650.00,41.89,32.03,8095682e-5d34-4b47-bdd0-b802930beadd,85600dbf-9040-43d8-beb6-5079f06245c6`,
)

const UBER_ID = '931f33f5-525b-4613-a5a7-d0e28115dd9a'
const uber = (name: string, net: string, quest: string) =>
  csv(
    name,
    UBER_HEAD,
    `${UBER_ID},Jan,Przykładowy,${(Number(net) - 268).toFixed(2)},${net},-268.00,-301.10,35.20,${quest},0.00`,
  )

export const uberFile = uber('20261116-20261122-payments_driver-Flota.csv', '1204.37', '40.00')
/** The app takes 14.60 back on Thursday. */
export const lateUberFile = uber('20261116-20261122-payments_driver-Flota-2.csv', '1189.77', '25.40')

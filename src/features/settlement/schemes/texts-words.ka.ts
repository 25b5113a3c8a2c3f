import { schemeIn } from './texts-words-in.ts'

export { appName } from './texts-words.ts'

export const schemeInWords = schemeIn({
  share: (rate, others) => `აპლიკაციების ნეტოს ${rate}${others === '' ? '' : ` (სხვაგვარად: ${others})`}.`,
  perShift: (sum) => `${sum} თითო ცვლაში.`,
  byShift: (day, night) => `დღე: ${day}, ღამე: ${night}.`,
  perHour: (sum) => `${sum} თითო საათში.`,
  rent: 'აპლიკაციების მთელი ნეტო თქვენია, მანქანისთვის კი ქირას იხდით.',
  tier: (rate, over, upTo) => `${rate} (ზღვარი: ${over}${upTo === undefined ? '-დან' : ` – ${upTo}`})`,
  tiers: (parts) => `ამას ემატება პრემია აპლიკაციების ნეტოდან: ${parts}.`,
  and: 'და',
  passes: {
    tip: 'თიფები',
    toll: 'გზის გადასახადის დაბრუნება',
    campaign: 'კამპანიები',
    cancellation: 'გაუქმების საფასური',
  },
  whole: (what) => `${what}: მთლიანად თქვენთვის.`,
  vatBefore: (rate) => `გაყოფამდე ნეტოს ${rate} VAT-ისთვის გადაიდება.`,
  reserveBelowZero: 'უარყოფითი რეზერვი გასაყოფ თანხას ზრდის.',
  vat: (rate, base, relief) => `VAT: აპლიკაციების ${base === 'gross' ? 'ბრუტოს' : 'ნეტოს'} ${rate}${relief}.`,
  relief: (rate, part) => `, მინუს თქვენი საწვავის VAT-ის ${rate} (${part})`,
  vatWithoutGross: 'თუ აპლიკაცია ბრუტოს არ უთითებს, VAT მის ნეტოდან ითვლება.',
  vatBelowZero: 'თუ VAT უარყოფითი გამოვა, ნულად არ ითვლება: თქვენს გასაცემ თანხას ზრდის.',
  partnerFee: (sum, evenWithoutRides) =>
    `პარტნიორის საფასური ${sum} კვირაში${evenWithoutRides ? ', მგზავრობების გარეშეც' : ''}.`,
  guarantee: (sum, per, leastShifts) =>
    `სამუშაოსთვის მიიღებთ მინიმუმ ${sum} ${per === 'week' ? 'კვირაში' : 'ცვლაში'}${leastShifts > 0 ? `, თუ კვირაში მინიმუმ ${leastShifts} ცვლა გექნებათ` : ''}.`,
  fuel: {
    fleet: 'საწვავს ავტოპარკი იხდის.',
    driver: 'საწვავს თქვენ იხდით.',
    part: (rate) => `იხდით საწვავის ${rate}-ს.`,
  },
  cash: {
    deducted: 'ნაღდ ფულს, რომელიც უკვე თქვენთანაა, გასაცემ თანხას ვაკლებთ.',
    'settled-apart': 'ნაღდ ფულს ავტოპარკს აბარებთ, ის ცალკე ითვლება.',
  },
})

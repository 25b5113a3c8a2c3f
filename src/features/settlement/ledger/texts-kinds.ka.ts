import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-kinds.ts'

export const ledgerKindTexts: SameTexts<typeof polish.ledgerKindTexts> = {
  kinds: {
    'on-the-way': 'დავალებული გადარიცხვა',
    settlement: 'ანგარიში',
    reopening: 'ხელახლა გახსნილი',
    correction: 'კორექტირება',
    'pay-in': 'შეტანა',
    payout: 'გაცემა',
    'payout-returned': 'გადარიცხვა დაბრუნდა',
    storno: 'სტორნო',
    link: 'გაერთიანებული მძღოლი',
  },
  ofWeek: (kind, week) => `${kind}, კვირა ${week}`,
}

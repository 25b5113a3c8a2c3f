import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const pushTexts: SameTexts<typeof polish.pushTexts> = {
  unknownService: 'ეს ბრაუზერი არ არის მხარდაჭერილი. სცადეთ Chrome, Firefox, Edge ან Safari.',
  badKeys: 'ბრაუზერმა არასწორი გასაღები მოგვაწოდა. განაახლეთ გვერდი და სცადეთ ხელახლა.',
}

export const PUSH_MESSAGES: SameTexts<typeof polish.PUSH_MESSAGES> = {
  changed: { title: 'ცვლილება თქვენს გრაფიკში', body: 'შეეხეთ, რომ ნახოთ, რა შეიცვალა.' },
  published: { title: 'ახალი გრაფიკი მზად არის', body: 'შეეხეთ, რომ თქვენი ცვლები ნახოთ.' },
  'shift-reminder': { title: 'მალე თქვენი ცვლაა', body: 'შეეხეთ, რომ ნახოთ მანქანა და ადგილი.' },
  'form-reminder': { title: 'ფორმა მალე დაიხურება', body: 'შეეხეთ, რომ გამოგზავნოთ გრაფიკი.' },
  'form-request': {
    title: 'ველოდებით თქვენს გრაფიკს',
    body: 'შეეხეთ, რომ გაიმეოროთ წინა ან აირჩიოთ ცვლები.',
  },
  'statement-ready': { title: 'თქვენი ანგარიში მზადაა', body: 'შეეხეთ, რომ ნახოთ.' },
  'market-offer': { title: 'ცვლა, რომლის აღებაც შეიძლება', body: 'შეეხეთ, რომ ნახოთ.' },
  'market-own': { title: 'სიახლე თქვენს ცვლაზე', body: 'შეეხეთ, რომ ნახოთ.' },
  'market-answer': { title: 'ცვლაზე პასუხი მზადაა', body: 'შეეხეთ, რომ ნახოთ.' },
}

export const pushDataTexts: SameTexts<typeof polish.pushDataTexts> = {
  title: 'შეტყობინებები ტელეფონზე',
  columns: { device: 'მოწყობილობა', createdAt: 'როდიდან', lastTakenAt: 'ბოლო შეტყობინება' },
}

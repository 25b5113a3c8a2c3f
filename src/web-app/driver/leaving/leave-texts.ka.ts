import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './leave-texts.ts'

export const leaveTexts: SameTexts<typeof polish.leaveTexts> = {
  title: 'ყველაფერი გაგზავნილი არ არის',
  loading: 'ვამოწმებთ …',
  again: 'ხელახლა ცდა',
  lead: 'ამ ტელეფონზე ჯერ კიდევ ელოდება:',
  report: (what) => `შეტყობინება ოფისისთვის: ${what}`,
  photos: (count: number) => `შეტყობინების ფოტოები: ${count}`,
  tap: (what) => `არჩეული ცვლა: ${what}`,
  edit: 'გაგზავნილი გრაფიკის ცვლილება',
  handover: 'მანქანის გადაცემა',
  lost: 'თუ გაგზავნის გარეშე გახვალთ, ეს დაიკარგება და ოფისი ვერ გაიგებს.',
  handoverStays: 'მანქანის გადაცემა ტელეფონზე დარჩება: გაიგზავნება, როცა აქ ისევ შეხვალთ.',
  notSent: 'გაგზავნა ვერ მოხერხდა: კავშირი არ არის. დარჩით და სცადეთ, როცა ინტერნეტი დაბრუნდება.',
  send: 'გაგზავნა და გასვლა',
  sending: 'იგზავნება …',
  stay: 'დარჩენა',
  drop: 'გასვლა და წაშლა',
  leave: 'გასვლა',
}

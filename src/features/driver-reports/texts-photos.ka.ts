import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-photos.ts'

export const reportPhotoTexts: SameTexts<typeof polish.reportPhotoTexts> = {
  title: 'ფოტოები (არასავალდებულო)',
  count: (done) => `${done} / 4`,
  take: 'ფოტოს გადაღება',
  choose: 'ტელეფონიდან არჩევა',
  photo: (number) => `ფოტო ${number}`,
  remove: (number) => `ფოტოს წაშლა: ${number}`,
  most: 'ფოტო შეიძლება იყოს არაუმეტეს 4. დანარჩენი არ დაემატა.',
  lost: 'ფოტო ტელეფონში არ შენახულა. დაამატეთ ხელახლა.',
  busy: 'ფოტო მცირდება. გააგზავნეთ ცოტა ხანში.',
  replaces: 'ოფისი ამას მიიღებს იმ შეტყობინების ნაცვლად, რომელიც ჯერ ელოდება. მისი ფოტოები წაიშლება.',
  willGet: (count) => `ფოტოები: ${count}`,
  wait: (count) => `გასაგზავნი ფოტოები: ${count}, თავად გაიგზავნება`,
  failed: (count) => `ვერ გაიგზავნა ფოტოები: ${count}. თუ საჭიროა, შეატყობინეთ პრობლემა ხელახლა.`,
  understood: 'გასაგებია',
}

import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts.ts'

export const photoTexts: SameTexts<typeof polish.photoTexts> = {
  shrinking: 'ფოტო მცირდება …',
  none: 'ფოტო არ არის. თუ კამერა არ იხსნება, ტელეფონის პარამეტრებში მიეცით ბრაუზერს ნებართვა ან აირჩიეთ ფოტო გალერეიდან.',
  unreadable: 'ტელეფონი ამ ფაილს ვერ ხსნის. გადაიღეთ ფოტო კამერით ამ გვერდზე.',
  tooLarge: 'ეს ფაილი ძალიან დიდია. გადაიღეთ ფოტო კამერით ამ გვერდზე.',
  notKept: 'ტელეფონში ფოტოსთვის ადგილი არ არის. ნუ დახურავთ გვერდს, სანამ არ გაიგზავნება.',
}

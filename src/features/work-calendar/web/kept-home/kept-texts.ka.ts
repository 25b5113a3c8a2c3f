import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './kept-texts.ts'

export const keptTexts: SameTexts<typeof polish.keptTexts> = {
  today: (time) => `ასე იყო დღეს, ${time}`,
  yesterday: (time) => `ასე იყო გუშინ, ${time}`,
  earlier: (day, time) => `ასე იყო: ${day}, ${time}`,
  justNow: 'ახლახან.',
  minutesAgo: (minutes) => `${minutes} წუთის წინ.`,
  hoursAgo: (hours) => `${hours} საათის წინ.`,
  daysAgo: (days) => `${days} დღის წინ.`,
  notKept: 'თქვენი ცვლები ამ ტელეფონზე არ არის. ჩაიტვირთება, როცა ინტერნეტი დაბრუნდება.',
}

import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-ended.ts'

export const endedTexts: SameTexts<typeof polish.endedTexts> = {
  title: 'Просьбы без согласия',
  refusedGiver: 'Офис не согласился на передачу этой смены. Смена остаётся вашей.',
  refusedTaker: 'Офис не согласился, чтобы эта смена перешла к вам.',
  expiredGiver: 'Офис не решил до начала смены. Смена осталась вашей.',
  expiredTaker: 'Офис не решил до начала смены. Смена к вам не перешла.',
  wanted: (name) => `Хочет взять: ${name}`,
  gave: (name) => `Отдаёт: ${name}`,
  inReturn: (what) => `Взамен: ${what}`,
  reason: (text) => `Причина: ${text}`,
  decided: (day) => `Решение: ${day}`,
  read: 'Понятно',
  readNamed: (what) => `Понятно: ${what}`,
}

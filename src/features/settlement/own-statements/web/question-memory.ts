import { forget, namesKept, recall, remember } from '#platform/web/device-memory.ts'

/** Of each statement what was typed and has not been sent: nothing of it is lost by closing the page. */
const KEPT = 'statement-question.'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Only on the page of its statement, which nobody else can open. @param key of the statement */
export function keptQuestion(key: string): string {
  return recall(KEPT + key, isText) ?? ''
}

export function keepQuestion(key: string, text: string): void {
  if (text.trim() === '') forget(KEPT + key)
  else remember(KEPT + key, text)
}

/** Of how many statements something was typed and not sent. */
export function questionsKept(): number {
  return namesKept(KEPT).length
}

/** The driver has left this device. */
export function forgetQuestions(): void {
  for (const name of namesKept(KEPT)) forget(name)
}

import type { SameTexts } from '#platform/pure/same-texts.ts'
import type * as polish from './texts-driver.ts'

export const tellTexts: SameTexts<typeof polish.tellTexts> = {
  lead: 'Ill, late, trouble with the car?',
  open: 'Tell the office',
  title: 'What happened?',
  loading: 'Loading …',
  again: 'Try again',
  kinds: { ill: 'I am ill', late: 'I will be late', car: 'Trouble with the car' },
  minutes: (count) => `${count} min`,
  sent: 'Sent to the office.',
  sentAt: (time) => `sent ${time}, not taken up by the office yet`,
  known: (time) => `the office knows (${time})`,
  waits: 'waiting to be sent, goes out once there is a connection',
  takeBack: 'Take back',
  takeBackNamed: (what) => `Take back: ${what}`,
  takenBack: 'Taken back.',
  afterAll: 'I can drive after all',
}

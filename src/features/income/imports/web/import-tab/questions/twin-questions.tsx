import { Alert, Button, Text } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useState } from 'react'
import type { StatementRow } from '#features/income/facts/domain/public.ts'
import { Segments } from '#platform/web/admin-ui/segments.tsx'
import type { TwinQuestion, Twins } from '../../../domain/rows/same-rows.ts'
import { figureText, importTabTexts } from '../../../texts-import-tab.ts'
import classes from '../import-tab.module.css'

const texts = importTabTexts.twins
const ANSWERS = [
  { value: 'both', label: texts.both },
  { value: 'later', label: texts.later },
] as const

interface TwinQuestionsProps {
  readonly questions: readonly TwinQuestion[]
  /** Those that are not shown included. */
  readonly count: number
  answer(twins: Readonly<Record<string, Twins>>): void
}

/** Rides of one driver and minute that differ: two, or one that was corrected. Nothing is chosen before. */
export function TwinQuestions({ questions, count, answer }: TwinQuestionsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Twins>>>({})
  const chooseAll = (twins: Twins) => setChosen(Object.fromEntries(questions.map(({ key }) => [key, twins])))
  const isWhole = questions.every(({ key }) => chosen[key])
  return (
    <Alert color="yellow" role="alert" title={texts.title} icon={<IconHelpCircle />}>
      <Text size="sm">{texts.text(count)}</Text>
      {questions.length > 1 ? (
        <div className={classes.send}>
          <Button size="xs" variant="default" onClick={() => chooseAll('both')}>
            {texts.allBoth}
          </Button>
          <Button size="xs" variant="default" onClick={() => chooseAll('later')}>
            {texts.allLater}
          </Button>
        </div>
      ) : null}
      <ul className={classes.twins}>
        {questions.map(({ key, rows }) => (
          <li key={key}>
            <Text size="sm" fw={600}>
              {nameOf(rows)}
            </Text>
            <Text size="sm">{rows.map(rideWords).join('; ')}</Text>
            <Segments<Twins | ''>
              size="xs"
              label={nameOf(rows)}
              value={chosen[key] ?? ''}
              data={ANSWERS}
              onChange={(value) => value !== '' && setChosen((before) => ({ ...before, [key]: value }))}
            />
          </li>
        ))}
      </ul>
      {count > questions.length ? <Text size="sm">{texts.more(count - questions.length)}</Text> : null}
      <Button mt="sm" size="sm" disabled={!isWhole} onClick={() => answer(chosen)}>
        {texts.apply}
      </Button>
    </Alert>
  )
}

function nameOf([first]: readonly StatementRow[]): string {
  return first ? texts.of(first.driver.name, first.startedAt?.slice(0, 16).replace('T', ' ') ?? '') : ''
}

function rideWords({ row, amounts }: StatementRow): string {
  const told = (['gross', 'tip', 'toll', 'cash', 'cancellation', 'distance'] as const).flatMap((kind) =>
    amounts[kind] ? [figureText(kind, amounts[kind])] : [],
  )
  return texts.ride(row, told.join(', '))
}

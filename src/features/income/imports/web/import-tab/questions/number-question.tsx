import { Alert, Radio, Text } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import type { MarkMeans, Shown } from '../../../domain/cells/number-marks.ts'
import type { MarkQuestion } from '../../../domain/rows/column-marks.ts'
import { importTabTexts } from '../../../texts-import-tab.ts'

const texts = importTabTexts.numbers

interface NumberQuestionProps {
  readonly question: MarkQuestion
  choose(means: MarkMeans): void
}

/** Whether `1.234` is a thousand or a fraction, with the column's other cells to decide by. */
export function NumberQuestion({ question, choose }: NumberQuestionProps) {
  const { heading, unclear, unclearCount, others } = question
  const [{ text } = { text: '' }] = unclear
  return (
    <Alert color="yellow" role="alert" title={texts.title} icon={<IconHelpCircle />}>
      <Text size="sm">{texts.text(heading, text)}</Text>
      <Text size="sm">{texts.unclear(cells(unclear), unclearCount)}</Text>
      <Text size="sm">{others.length > 0 ? texts.others(cells(others)) : texts.noOthers}</Text>
      <Radio.Group mt="sm" aria-label={heading} value={null} onChange={(value) => choose(value as MarkMeans)}>
        <Radio mt="xs" value="thousands" label={texts.thousands(text.replace(/[.,]/, '\u00a0'))} />
        <Radio mt="xs" value="fraction" label={texts.fraction(text.replace('.', ','))} />
      </Radio.Group>
    </Alert>
  )
}

function cells(shown: readonly Shown[]): string {
  return shown.map(({ text, row }) => texts.cell(text, row)).join('; ')
}

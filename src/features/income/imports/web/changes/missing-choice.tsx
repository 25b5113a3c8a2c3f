import { Radio } from '@mantine/core'
import { changeTexts } from '../../texts-changes.ts'

const texts = changeTexts.missing

interface MissingChoiceProps {
  readonly count: number
  readonly remove: boolean
  readonly disabled: boolean
  choose(remove: boolean): void
}

/** Rows of earlier files that this one does not have: nothing goes unless a person says that it is whole. */
export function MissingChoice({ count, remove, disabled, choose }: MissingChoiceProps) {
  return (
    <Radio.Group
      label={texts.legend(count)}
      value={remove ? 'remove' : 'keep'}
      onChange={(value) => choose(value === 'remove')}
    >
      <Radio mt="xs" value="keep" label={texts.keep} disabled={disabled} />
      <Radio mt="xs" value="remove" label={texts.remove} disabled={disabled} />
    </Radio.Group>
  )
}

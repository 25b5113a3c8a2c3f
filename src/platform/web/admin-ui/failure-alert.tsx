import { Alert, Button } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import type { CallFailure } from '../call.ts'
import { kitTexts } from './texts-kit.ts'

interface FailureAlertProps {
  readonly failure: CallFailure | undefined
  readonly title?: string
  /** Shows 'Spróbuj ponownie'. */
  readonly again?: () => void
}

/** What happened and what to do next, where the user looks; nothing where nothing failed (D29). */
export function FailureAlert({ failure, title = kitTexts.failed, again }: FailureAlertProps) {
  if (!failure) return null
  return (
    <Alert role="alert" color="red" title={title} icon={<IconAlertTriangle />}>
      <span>{failure.msg}</span>
      {again ? (
        <div>
          <Button mt="sm" size="xs" variant="default" leftSection={<IconRefresh size={16} />} onClick={again}>
            {kitTexts.again}
          </Button>
        </div>
      ) : null}
    </Alert>
  )
}

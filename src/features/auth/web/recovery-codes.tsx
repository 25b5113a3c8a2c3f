import { Alert, Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import { secondFactorTexts as texts } from '../texts-second-factor.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  onSaved(): void
}

/** Shown once, until they are said to be saved. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [copying, setCopying] = useState<'done' | 'failed'>()
  useLeaveGuard({ isDirty: () => true }, texts.codesLost)
  const copy = async () => {
    try {
      // Without https a browser has no clipboard for pages.
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopying('done')
    } catch {
      setCopying('failed')
    }
  }
  return (
    <Stack gap="md">
      <Text fw={600}>{texts.codesTitle}</Text>
      <Text size="sm">{texts.codesText}</Text>
      <List ff="monospace" listStyleType="none" style={{ columns: 2 }}>
        {codes.map((code) => (
          <List.Item key={code}>{code}</List.Item>
        ))}
      </List>
      {copying === 'failed' ? <Alert role="alert" color="orange" title={texts.copyFailed} /> : null}
      <Group gap="sm">
        <Button variant="default" onClick={() => void copy()}>
          {copying === 'done' ? texts.copied : texts.copy}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button onClick={onSaved}>{texts.saved}</Button>
      </Group>
    </Stack>
  )
}

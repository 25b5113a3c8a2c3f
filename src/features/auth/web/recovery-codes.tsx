import { Button, Group, List, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { secondFactorTexts as texts } from '../texts-second-factor.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  onSaved(): void
}

/** Shown once, until they are said to be saved. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard?.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    )
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
      <Group gap="sm">
        <Button variant="default" onClick={() => void copy()}>
          {copied ? texts.copied : texts.copy}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button onClick={onSaved}>{texts.saved}</Button>
      </Group>
    </Stack>
  )
}

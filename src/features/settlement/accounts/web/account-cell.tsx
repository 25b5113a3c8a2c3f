import { Badge, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { accountScreenTexts as texts } from '../texts-screens.ts'
import type { ListedAccount } from './account-modal.tsx'
import classes from './accounts.module.css'

/** The account in part, or why there is none, and who else has it. */
export function AccountCell({ attributes }: { readonly attributes: ListedAccount['attributes'] }) {
  const { account, takesCash, unreadable, sharedWith } = attributes
  return (
    <div>
      <Group gap={6}>
        {account ? (
          <span className={classes.digits}>{account}</span>
        ) : (
          <Text span {...(unreadable ? {} : { c: 'dimmed' })}>
            {unreadable ? texts.unreadable : texts.none}
          </Text>
        )}
        {takesCash ? <Badge color="gray">{texts.cash}</Badge> : null}
      </Group>
      {sharedWith.length > 0 ? (
        <Text size="sm" className={classes.warned}>
          <IconAlertTriangle size={16} aria-hidden />
          <span>{texts.sameAs(sharedWith.map(({ fullName }) => fullName))}</span>
        </Text>
      ) : null}
    </div>
  )
}

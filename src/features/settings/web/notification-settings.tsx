import { Button, Group, Skeleton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMe } from '#features/auth/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { getAdminSettings, setNotifications } from '../contract.ts'
import { panelTexts } from '../texts-panels.ts'
import { RetentionPanel } from './retention-panel.tsx'
import classes from './setting.module.css'
import { SwitchSetting } from './switch-setting.tsx'
import { useSaving } from './use-saving.ts'

interface Notification {
  readonly setting:
    | 'sendConfirmation'
    | 'sendPinBySms'
    | 'sendServiceSms'
    | 'sendScheduleSms'
    | 'sendStatementLetters'
    | 'sendStatementSms'
  readonly label: string
  readonly description: string
}

const NOTIFICATIONS: readonly Notification[] = [
  {
    setting: 'sendConfirmation',
    label: panelTexts.confirmation,
    description: panelTexts.confirmationHint,
  },
  {
    setting: 'sendPinBySms',
    label: panelTexts.pinSms,
    description: panelTexts.pinSmsHint,
  },
  {
    setting: 'sendServiceSms',
    label: panelTexts.serviceSms,
    description: panelTexts.serviceSmsHint,
  },
  {
    setting: 'sendScheduleSms',
    label: panelTexts.scheduleSms,
    description: panelTexts.scheduleSmsHint,
  },
  {
    setting: 'sendStatementLetters',
    label: panelTexts.statementLetters,
    description: panelTexts.statementLettersHint,
  },
  {
    setting: 'sendStatementSms',
    label: panelTexts.statementSms,
    description: panelTexts.statementSmsHint,
  },
]

/** Which messages go out by themselves; changed with the flag alone (D28). */
export function NotificationSettings() {
  const { admin } = useMe()
  const { data, failure, again } = useCall(getAdminSettings, {})
  if (!data) {
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={180} radius={12} role="status" aria-label={panelTexts.loading} />
    )
  }
  return (
    <>
      <Panel title={panelTexts.messages} description={panelTexts.messagesHint}>
        <div className={classes.settings}>
          {NOTIFICATIONS.map((each) => (
            <NotificationSwitch key={each.setting} {...each} on={data[each.setting]} disabled={!admin} />
          ))}
          {admin ? null : (
            <Text size="sm" c="dimmed">
              {panelTexts.adminOnly}
            </Text>
          )}
        </div>
      </Panel>
      <RetentionPanel settings={data} disabled={!admin} />
      {admin ? <MessagesPanel /> : null}
    </>
  )
}

interface NotificationSwitchProps extends Notification {
  readonly on: boolean
  readonly disabled: boolean
}

/** Each is saved by itself, so that two touched at once don't wait for each other. */
function NotificationSwitch({ setting, on, ...rest }: NotificationSwitchProps) {
  const saving = useSaving(setNotifications)
  return (
    <SwitchSetting
      {...rest}
      checked={Boolean(saving.pending?.[setting] ?? on)}
      saving={saving}
      onChange={(checked) => void saving.save({ [setting]: checked })}
    />
  )
}

/** Where the rest about messages stands, which belongs to administrators alone (D28). */
function MessagesPanel() {
  return (
    <Panel title={panelTexts.messagesLinks} description={panelTexts.messagesLinksHint}>
      <Group gap="sm">
        {MESSAGE_TABS.map(({ tab, label }) => (
          <Button
            key={tab}
            variant="default"
            renderRoot={(props) => <Link to="/admin/wiadomosci" search={{ zakladka: tab }} {...props} />}
          >
            {label}
          </Button>
        ))}
      </Group>
    </Panel>
  )
}

const MESSAGE_TABS = [
  { tab: 'szablony', label: panelTexts.templates },
  { tab: 'bramki', label: panelTexts.gateways },
  { tab: 'wyslane', label: panelTexts.outbox },
] as const

import { Button, Group, Skeleton, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMe } from '#features/auth/web/public.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { getAdminSettings, setNotifications } from '../contract.ts'
import { RetentionPanel } from './retention-panel.tsx'
import classes from './setting.module.css'
import { SwitchSetting } from './switch-setting.tsx'
import { useSaving } from './use-saving.ts'

/** Which messages go out by themselves; changed with the flag alone (D28). */
export function NotificationSettings() {
  const { admin } = useMe()
  const { data, failure, again } = useCall(getAdminSettings, {})
  const confirmation = useSaving(setNotifications)
  const pinBySms = useSaving(setNotifications)
  const serviceSms = useSaving(setNotifications)
  const scheduleSms = useSaving(setNotifications)
  if (!data) {
    return failure ? (
      <FailureAlert failure={failure} again={again} />
    ) : (
      <Skeleton height={180} radius={12} role="status" aria-label="Wczytywanie ustawień" />
    )
  }
  return (
    <>
      <Panel title="Wiadomości do kierowców" description="Co system wysyła sam.">
        <div className={classes.settings}>
          <SwitchSetting
            label="E-mail z potwierdzeniem dyspozycyjności"
            description="Wybrane zmiany i plik do kalendarza, zaraz po przyjęciu zgłoszenia."
            disabled={!admin}
            checked={Boolean(confirmation.pending?.sendConfirmation ?? data.sendConfirmation)}
            saving={confirmation}
            onChange={(sendConfirmation) => void confirmation.save({ sendConfirmation })}
          />
          <SwitchSetting
            label="PIN nowego kierowcy także SMS-em"
            description="Bez tego PIN przychodzi tylko e-mailem."
            disabled={!admin}
            checked={Boolean(pinBySms.pending?.sendPinBySms ?? data.sendPinBySms)}
            saving={pinBySms}
            onChange={(sendPinBySms) => void pinBySms.save({ sendPinBySms })}
          />
          <SwitchSetting
            label="SMS z linkiem do potwierdzenia serwisu"
            description="Dostaje go kierowca, który ma wtedy auto. Bez tego link wysyłasz lub kopiujesz przy serwisie."
            disabled={!admin}
            checked={Boolean(serviceSms.pending?.sendServiceSms ?? data.sendServiceSms)}
            saving={serviceSms}
            onChange={(sendServiceSms) => void serviceSms.save({ sendServiceSms })}
          />
          <SwitchSetting
            label="SMS o gotowym grafiku"
            description="Jeden na tydzień, obok e-maila, który kierowca dostaje przy publikacji grafiku."
            disabled={!admin}
            checked={Boolean(scheduleSms.pending?.sendScheduleSms ?? data.sendScheduleSms)}
            saving={scheduleSms}
            onChange={(sendScheduleSms) => void scheduleSms.save({ sendScheduleSms })}
          />
          {admin ? null : (
            <Text size="sm" c="dimmed">
              Te ustawienia zmienia administrator.
            </Text>
          )}
        </div>
      </Panel>
      <RetentionPanel settings={data} disabled={!admin} />
      {admin ? <MessagesPanel /> : null}
    </>
  )
}

/** Where the rest about messages stands, which belongs to administrators alone (D28). */
function MessagesPanel() {
  return (
    <Panel
      title="Treści, bramki i przechowywanie wiadomości"
      description="SMS-y o zmianach w grafiku wysyłasz sam, z listy zmian przy grafiku."
    >
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
  { tab: 'szablony', label: 'Treści SMS-ów' },
  { tab: 'bramki', label: 'Bramki i czas przechowywania' },
  { tab: 'wyslane', label: 'Skrzynka nadawcza' },
] as const

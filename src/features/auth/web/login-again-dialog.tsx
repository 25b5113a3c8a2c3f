import { Button, Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { settleLogin } from '#platform/web/admin-ui/lost-session.ts'
import { accountTexts } from '../texts-screens.ts'
import { LoginForm } from './login-form.tsx'
import { rememberUser, useMe } from './me.ts'

/**
 * Over the page whose session ended: who logs in again goes on where they were, and what was being saved is
 * saved.
 */
export function LoginAgainDialog() {
  const client = useQueryClient()
  const me = useMe()

  const leave = () => {
    settleLogin(false)
    window.location.assign('/login')
  }

  return (
    <Modal
      opened
      onClose={leave}
      title={accountTexts.sessionEnded}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      zIndex={500}
    >
      <Text size="sm" mb="md">
        {accountTexts.sessionEndedHint}
      </Text>
      <LoginForm
        onlyLogin={me.login}
        onLogin={(user) => {
          rememberUser(client, user)
          settleLogin(true)
        }}
      />
      <Button variant="subtle" color="gray" fullWidth mt="sm" onClick={leave}>
        {accountTexts.logInAsOther}
      </Button>
    </Modal>
  )
}

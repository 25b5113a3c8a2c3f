import { expect, test } from 'vitest'
import { isPushAddress } from './push-address.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('the push services of browsers may be asked: %s', (address) => {
  expect(isPushAddress(address)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://me@web.push.apple.com/abc',
  'https://notify.windows.com.evil.example/',
  'https://a.b.notify.windows.com/',
  'https://evilpush.apple.com/',
  'https://127.0.0.1/',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'https://fcm.googleapis.com/fcm/\nsend/abc',
  '\thttps://fcm.googleapis.com/fcm/send/abc',
  'https://ｆcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com/a/../b',
  'HTTPS://FCM.googleapis.com/abc',
  'https:\\\\fcm.googleapis.com/abc',
  'abc',
  '',
])('nothing else is: %s', (address) => {
  expect(isPushAddress(address)).toBe(false)
})

test('for trials one origin stands for them all', () => {
  expect(isPushAddress('http://127.0.0.1:4999/a', 'http://127.0.0.1:4999')).toBe(true)
  expect(isPushAddress('http://127.0.0.1:5000/a', 'http://127.0.0.1:4999')).toBe(false)
})

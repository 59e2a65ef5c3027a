import type { MailLanguage } from './mail-text.ts';

export const GERMAN: MailLanguage = {
  dates: 'de-DE',
  footer:
    'Sie erhalten diese Mail wegen eines Kontos bei Kinora, betrieben von {operator}. Fragen, oder nicht Ihr Konto? Schreiben Sie an {support}.',
  stopping: {
    asked: {
      title: 'E-Mails über lange Clips ausschalten?',
      text: 'Kinora schreibt Ihnen nicht mehr, wenn Clips fertig sind, die lange gedauert haben. Alle anderen E-Mails Ihres Kontos bleiben, wie sie sind.',
    },
    press: 'Diese E-Mails ausschalten',
    done: {
      title: 'Diese E-Mails sind ausgeschaltet',
      text: 'Sie erhalten keine E-Mails mehr über Clips, die lange gedauert haben. Im Kontobereich können Sie sie wieder einschalten.',
    },
    wrong: {
      title: 'Dieser Link funktioniert nicht',
      text: 'Er ist unvollständig oder zu alt. Im Kontobereich können Sie diese E-Mails ausschalten.',
    },
    center: 'Kontobereich öffnen',
  },
  topics: { account: 'Konto', credits: 'Credits', clip: 'Clip', report: 'Meldung', other: 'Anderes' },
  plans: {
    month: { basic: 'Basic, monatlich', pro: 'Pro, monatlich' },
    year: { basic: 'Basic, jährlich', pro: 'Pro, jährlich' },
  },
  pack: '{credits} Credits',
  texts: {
    code: {
      subject: 'Ihr Code für ein neues Passwort',
      title: 'Ihr Code',
      blocks: [
        'Jemand, hoffentlich Sie selbst, möchte für Ihr Kinora-Konto ein neues Passwort festlegen. Das ist der Code:',
        { code: '{code}' },
        'Er gilt einmal und 10 Minuten lang. Ein neuerer Code tritt an seine Stelle.',
        'Geben Sie ihn nur dort ein, wo Sie ihn angefordert haben. Niemand von uns wird Sie jemals danach fragen.',
        'Sie haben ihn nicht angefordert? Dann ist nichts zu tun: Ohne den Code bleibt Ihr Passwort, wie es ist. Kommen solche Mails immer wieder, schreiben Sie an {support}.',
      ],
    },
    welcome: {
      subject: 'Willkommen bei Kinora',
      title: 'Willkommen bei Kinora',
      blocks: [
        'Ihr Konto ist bereit. Bitte bestätigen Sie, dass diese Adresse Ihnen gehört:',
        { link: '{link}', label: 'Meine Adresse bestätigen' },
        'Der Link gilt einmal und 24 Stunden lang. Danach können Sie in Ihrem Kontobereich einen neuen anfordern. Ist die Adresse bestätigt, bezahlen Ihre freien Credits jedes Modell, das hier läuft.',
        'Sie haben kein Konto eröffnet? Dann hat sich jemand in der Adresse vertippt. Bestätigen Sie nichts; schreiben Sie an {support}, und wir nehmen sie heraus.',
      ],
    },
    'welcome-confirmed': {
      subject: 'Willkommen bei Kinora',
      title: 'Willkommen bei Kinora',
      blocks: [
        'Ihr Konto ist bereit. Sie haben es mit Google eröffnet; Google hat bestätigt, dass diese Adresse Ihnen gehört, es ist also nichts mehr zu tun.',
        'Melden Sie sich mit Google an, wann immer Sie wiederkommen. In Ihrem Kontobereich können Sie auch ein Passwort festlegen.',
        'Sie haben kein Konto eröffnet? Dann hat jemand Ihr Google-Konto benutzt. Ändern Sie dort das Passwort und schreiben Sie an {support}.',
      ],
    },
    'confirm-address': {
      subject: 'Bitte bestätigen Sie diese Adresse',
      title: 'Bitte bestätigen Sie diese Adresse',
      blocks: [
        'Jemand, hoffentlich Sie selbst, möchte diese Adresse mit einem Konto bei Kinora benutzen. Sie gilt, sobald sie bestätigt ist:',
        { link: '{link}', label: 'Diese Adresse bestätigen' },
        'Der Link gilt einmal und 24 Stunden lang. Ein neuerer tritt an seine Stelle.',
        'Das waren nicht Sie? Dann ist nichts zu tun: Ohne den Link wird diese Adresse nicht benutzt.',
      ],
    },
    'new-sign-in': {
      subject: 'Neue Anmeldung in Ihrem Konto',
      title: 'Neue Anmeldung in Ihrem Konto',
      blocks: [
        'Ihr Kinora-Konto wurde in einem Browser oder Programm geöffnet, das bisher nicht mit ihm gesehen wurde.',
        {
          facts: [
            { label: 'Gerät', value: '{device}' },
            { label: 'Zeit', value: '{now}' },
          ],
        },
        'Das waren Sie? Dann ist nichts zu tun.',
        'Das waren nicht Sie? Öffnen Sie Kinora wie immer, wählen Sie „Passwort vergessen“ und legen Sie ein neues fest: Das beendet jede Sitzung. Kommen Sie nicht hinein, schreiben Sie an {support}.',
      ],
    },
    'password-changed': {
      subject: 'Ihr Passwort wurde geändert',
      title: 'Ihr Passwort wurde geändert',
      blocks: [
        'Das Passwort Ihres Kinora-Kontos wurde geändert. Andere Browser und Programme wurden abgemeldet.',
        { facts: [{ label: 'Zeit', value: '{now}' }] },
        'Das waren Sie? Dann ist nichts zu tun.',
        'Das waren nicht Sie? Öffnen Sie Kinora wie immer, wählen Sie „Passwort vergessen“ und legen Sie sofort ein neues fest. Kommen Sie nicht hinein, schreiben Sie an {support}.',
      ],
    },
    'password-removed': {
      subject: 'Das Passwort Ihres Kontos wurde entfernt',
      title: 'Das Passwort Ihres Kontos wurde entfernt',
      blocks: [
        'Jemand hat sich in Ihrem Kinora-Konto mit Google angemeldet; das beweist, dass ihm diese Adresse gehört. Für das frühere Passwort gab es keinen solchen Beweis; es wurde entfernt, und wer es benutzt hat, wurde abgemeldet.',
        { facts: [{ label: 'Zeit', value: '{now}' }] },
        'Melden Sie sich von nun an mit Google an, oder legen Sie in Ihrem Kontobereich ein neues Passwort fest. Das waren nicht Sie? Schreiben Sie an {support}.',
      ],
    },
    'address-changed': {
      subject: 'Die Adresse Ihres Kontos wurde geändert',
      title: 'Die Adresse Ihres Kontos wurde geändert',
      blocks: [
        'Ihr Kinora-Konto hat jetzt eine andere E-Mail-Adresse. Man meldet sich mit der neuen an, und an diese Adresse kommen keine Mails mehr.',
        {
          facts: [
            { label: 'Neue Adresse', value: '{email}' },
            { label: 'Zeit', value: '{now}' },
          ],
        },
        'Das waren Sie? Dann ist nichts zu tun.',
        'Das waren nicht Sie? Schreiben Sie sofort von dieser Adresse aus an {support}.',
      ],
    },
    'notice-changed': {
      subject: 'Ihre Benachrichtigungsadresse wurde geändert',
      title: 'Ihre Benachrichtigungsadresse wurde geändert',
      blocks: [
        'Ihr Kinora-Konto hat eine andere Benachrichtigungsadresse erhalten. Sie gilt, sobald sie bestätigt ist; dann können Codes auch dorthin gesandt werden.',
        {
          facts: [
            { label: 'Neue Adresse', value: '{email}' },
            { label: 'Zeit', value: '{now}' },
          ],
        },
        'Das waren Sie? Dann ist nichts zu tun.',
        'Das waren nicht Sie? Öffnen Sie Kinora wie immer, legen Sie ein neues Passwort fest und entfernen Sie die Adresse in Ihrem Kontobereich.',
      ],
    },
    'notice-removed': {
      subject: 'Ihre Benachrichtigungsadresse wurde entfernt',
      title: 'Ihre Benachrichtigungsadresse wurde entfernt',
      blocks: [
        'Ihr Kinora-Konto hat keine Benachrichtigungsadresse mehr. Codes kommen nur noch an die Adresse des Kontos.',
        { facts: [{ label: 'Zeit', value: '{now}' }] },
        'Das waren Sie? Dann ist nichts zu tun.',
        'Das waren nicht Sie? Öffnen Sie Kinora wie immer und legen Sie ein neues Passwort fest.',
      ],
    },
    'deletion-asked': {
      subject: 'Ihr Konto wird gelöscht',
      title: 'Ihr Konto wird gelöscht',
      blocks: [
        'Sie haben uns gebeten, Ihr Kinora-Konto mit allen Clips und Dateien zu löschen. Das geschieht zu dieser Zeit:',
        { facts: [{ label: 'Zeit', value: '{at}' }] },
        'Bis dahin können Sie es sich anders überlegen: Melden Sie sich an, öffnen Sie Ihren Kontobereich und behalten Sie das Konto. Danach kann es niemand zurückholen.',
        'Das waren nicht Sie? Öffnen Sie Kinora wie immer, legen Sie ein neues Passwort fest und behalten Sie das Konto.',
      ],
    },
    'payment-received': {
      subject: 'Beleg für Ihre Zahlung',
      title: 'Beleg für Ihre Zahlung',
      blocks: [
        'Ihre Zahlung ist eingegangen. Die Credits sind in Ihrem Konto.',
        {
          facts: [
            { label: 'Für', value: '{product}' },
            { label: 'Betrag', value: '{money}' },
            { label: 'Bezahlt bis', value: '{until}' },
            { label: 'Zeit', value: '{now}' },
            { label: 'Nummer', value: '{number}' },
          ],
        },
        'Alle Zahlungen stehen in Ihrem Kontobereich. Eine Frage dazu? Schreiben Sie an {support} und nennen Sie die Nummer.',
      ],
    },
    'payment-failed': {
      subject: 'Ihre Zahlung ist nicht angekommen',
      title: 'Ihre Zahlung ist nicht angekommen',
      blocks: [
        'Die Zahlung für Ihren Tarif wurde abgelehnt. Der Tarif läuft 7 Tage weiter, und die Zahlung wird erneut versucht.',
        {
          facts: [
            { label: 'Für', value: '{product}' },
            { label: 'Betrag', value: '{money}' },
            { label: 'Zeit', value: '{now}' },
          ],
        },
        'Öffnen Sie Ihren Kontobereich, wählen Sie „Zahlungsdaten“ und prüfen Sie Ihre Karte. Nach 7 Tagen ohne Zahlung endet der Tarif.',
      ],
    },
    'payment-refunded': {
      subject: 'Ihre Zahlung wurde erstattet',
      title: 'Ihre Zahlung wurde erstattet',
      blocks: [
        'Wir haben Ihr Geld auf dem Weg zurückgeschickt, auf dem es kam. Ihre Bank zeigt es vielleicht erst in einigen Tagen.',
        {
          facts: [
            { label: 'Für', value: '{product}' },
            { label: 'Betrag', value: '{money}' },
            { label: 'Zeit', value: '{now}' },
            { label: 'Nummer', value: '{number}' },
          ],
        },
        'Ging die ganze Zahlung zurück, so wurde auch zurückgenommen, was von ihren Credits noch da war.',
      ],
    },
    'plan-ends': {
      subject: 'Ihr Tarif endet und wird nicht verlängert',
      title: 'Ihr Tarif endet und wird nicht verlängert',
      blocks: [
        'Sie haben Ihren Tarif gekündigt. Bis zu seinem Ende bleibt er, wie er ist, und es wird nichts mehr abgebucht.',
        {
          facts: [
            { label: 'Tarif', value: '{product}' },
            { label: 'Läuft bis', value: '{until}' },
          ],
        },
        'Seine Credits gelten noch 7 Tage länger. Sie möchten ihn doch behalten? Wählen Sie das in Ihrem Kontobereich.',
      ],
    },
    'plan-ended': {
      subject: 'Ihr Tarif ist beendet',
      title: 'Ihr Tarif ist beendet',
      blocks: [
        'Ihr Tarif ist beendet, und es wird nichts mehr dafür abgebucht.',
        {
          facts: [
            { label: 'Tarif', value: '{product}' },
            { label: 'Beendet', value: '{until}' },
          ],
        },
        'Ihre Clips bleiben, wo sie sind. Sie haben das nicht erwartet? Schreiben Sie an {support}.',
      ],
    },
    'plan-unpaid': {
      subject: 'Ihr Tarif ist beendet',
      title: 'Ihr Tarif ist beendet',
      blocks: [
        'Die Zahlung für Ihren Tarif kam 7 Tage lang nicht an, deshalb ist er beendet. Es wird nichts mehr abgebucht.',
        {
          facts: [
            { label: 'Tarif', value: '{product}' },
            { label: 'Beendet', value: '{until}' },
          ],
        },
        'Ihre Clips bleiben, wo sie sind. Sie können jederzeit wieder einen Tarif wählen.',
      ],
    },
    'plan-renews': {
      subject: 'Ihr Tarif verlängert sich bald',
      title: 'Ihr Tarif verlängert sich bald',
      blocks: [
        'Ihr Tarif verlängert sich von selbst, und der Betrag wird abgebucht:',
        {
          facts: [
            { label: 'Tarif', value: '{product}' },
            { label: 'Betrag', value: '{money}' },
            { label: 'Verlängert sich', value: '{until}' },
          ],
        },
        'Sie müssen nichts tun. Wenn Sie das nicht möchten, kündigen Sie vorher in Ihrem Kontobereich.',
      ],
    },
    'batch-ended': {
      subject: 'Ihre Clips sind fertig',
      title: 'Ihre Clips sind fertig',
      blocks: [
        'Ihr Auftrag wurde beendet, während Sie nicht da waren.',
        {
          facts: [
            { label: 'Fertig', value: '{ready}' },
            { label: 'Fehlgeschlagen', value: '{failed}' },
            { label: 'Zurückgegebene Credits', value: '{returned}' },
            { label: 'Zeit', value: '{now}' },
          ],
        },
        { link: '{library}', label: 'Meine Bibliothek öffnen' },
        'Sie erhalten diese E-Mail, weil Sie sie in Ihrem Kontobereich eingeschaltet haben. Mit einem Klick schalten Sie sie aus:',
        { link: '{off}', label: 'Diese E-Mails ausschalten' },
      ],
    },
    'batch-failed': {
      subject: 'Ihre Clips konnten nicht erstellt werden',
      title: 'Ihre Clips konnten nicht erstellt werden',
      blocks: [
        'Ihr Auftrag wurde beendet, während Sie nicht da waren, und kein Clip ist entstanden. In Ihrer Bibliothek steht bei jedem, warum, und was Sie tun können.',
        {
          facts: [
            { label: 'Fehlgeschlagen', value: '{failed}' },
            { label: 'Zurückgegebene Credits', value: '{returned}' },
            { label: 'Zeit', value: '{now}' },
          ],
        },
        { link: '{library}', label: 'Meine Bibliothek öffnen' },
        'Sie erhalten diese E-Mail, weil Sie sie in Ihrem Kontobereich eingeschaltet haben. Mit einem Klick schalten Sie sie aus:',
        { link: '{off}', label: 'Diese E-Mails ausschalten' },
      ],
    },
    support: {
      subject: '{topic}: Nachricht von {email}',
      title: '{topic}',
      blocks: [
        {
          facts: [
            { label: 'Von', value: '{email}' },
            { label: 'Mitglied', value: '{member}' },
            { label: 'Clip', value: '{creation}' },
            { label: 'Zeit', value: '{now}' },
            { label: 'Nummer', value: '{id}' },
          ],
        },
        { quote: '{message}' },
        'Eine Antwort auf diese Mail geht an die Person, die geschrieben hat. Dass die Adresse ihr gehört, ist nicht bewiesen.',
      ],
    },
  },
};

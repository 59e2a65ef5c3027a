import type { Action } from '@kinora/subjects';

import type { Rules } from '../lexicon.ts';

export const ACTIONS: Rules<Action> = [
  ['ride', ['biniyor', 'binen', 'binmiş', 'sürüyor', 'süren']],
  ['hug', ['sarılıyor', 'sarılan', 'sarılmış', 'kucakl*']],
  ['read', ['kitap okuyor', 'kitap okuyan', 'okuyor', 'okuyan', 'okurken', 'okumak*']],
  ['sleep', ['uyuyor', 'uyuyan', 'uyurken', 'uyukl*', 'uyumak*', 'kestiriyor']],
  ['sing', ['şarkı söyl*']],
  ['cook', ['pişir*', 'yemek yap*']],
  ['drink', ['içiyor', 'içen', 'içerken', 'yuduml*']],
  ['eat', ['yiyor', 'yiyen', 'yerken', 'ısırıyor', 'ısıran']],
  ['creep', ['sinsice', 'sürünüyor', 'sürünen', 'sürünerek', 'emekli*', 'emekley*', 'gizlice', 'parmak ucunda']],
  ['climb', ['tırman*']],
  ['water', ['sulu*', 'sulayan']],
  ['drive', ['sürüyor', 'süren', 'gidiyor', 'giden', 'ilerli*', 'ilerley*', 'seyrediyor']],
  ['run', ['koşu*', 'koşa*', 'koşmak*', 'koşar*']],
  ['jump', ['zıpl*', 'atlıyor', 'atlayan', 'sıçrıyor', 'sıçrayan']],
  ['dance', ['dans*']],
  ['play', ['çalıyor', 'çalan', 'çalarken', 'oynuyor', 'oynayan', 'oynarken', 'oynuyorlar', 'çalıyorlar']],
  ['walk', ['yürü*', 'gezin*', 'geziyor', 'gezen', 'dolaş*']],
  ['swim', ['yüzüyor', 'yüzen', 'yüzüyorlar', 'yüzerken', 'dalıyor']],
  ['circle', ['daireler çiz*', 'dönüyor', 'dönen']],
  ['fly', ['uçuyor', 'uçan', 'uçuyorlar', 'uçarken', 'havalan*', 'uçmak*']],
  ['float', ['süzül*', 'sürüklen*', 'yüzer']],
  ['wave', ['el sall*']],
  ['sit', ['oturuyor', 'oturan', 'oturmuş', 'oturuyorlar', 'otururken']],
];

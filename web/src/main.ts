import { mount } from 'svelte';
import { watch } from './alone/renewal.svelte';
import App from './App.svelte';
import './design/tokens.css';
import './design/base.css';
import { nextTask } from './kit/soon';
import { reloadAfterUpgrades } from './lib/fresh';
import { address } from './lib/route.svelte';
import { settings, show } from './lib/settings.svelte';
import { speak } from './lib/text.svelte';
import { alone } from './lib/transport';

async function begin(): Promise<void> {
  show();
  reloadAfterUpgrades();
  await speak(settings.language).catch(() => undefined);
  await nextTask();
  const place = document.getElementById('bailey');
  if (place) mount(App, { target: place });
  if ('serviceWorker' in navigator && import.meta.env.PROD) await register();
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(address('/sw.js'));
  if (alone) watch(registration);
}

void begin();

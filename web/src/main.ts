import { mount } from 'svelte';
import App from './App.svelte';
import './design/tokens.css';
import './design/base.css';
import { nextTask } from './kit/soon';
import { reloadAfterUpgrades } from './lib/fresh';
import { settings, show } from './lib/settings.svelte';
import { speak } from './lib/text.svelte';

async function begin(): Promise<void> {
  show();
  reloadAfterUpgrades();
  await speak(settings.language).catch(() => undefined);
  await nextTask();
  const place = document.getElementById('bailey');
  if (place) mount(App, { target: place });
  if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
}

void begin();

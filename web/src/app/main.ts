import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { applyPreferences } from "../base/preferences.svelte";
import { registerServiceWorker } from "../base/service-worker";

applyPreferences();
registerServiceWorker();

const target = document.getElementById("app");
if (target) mount(App, { target });

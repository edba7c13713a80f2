import { mount } from "svelte";
import App from "./App.svelte";
import "./art/palette.css";
import "./style/tokens.css";
import "./style/base.css";
import "./away/installing.svelte";
import { register } from "./away/worker";
import { settings } from "./settings/settings.svelte";
import { language, preferred } from "./words/language.svelte";

const followAddress = (): void => void (language.pseudo = new URLSearchParams(location.search).has("pseudo"));
followAddress();
addEventListener("popstate", followAddress);
await language.speak(settings.get("locale") ?? preferred(navigator.languages));
mount(App, { target: document.getElementById("app")! });
register();

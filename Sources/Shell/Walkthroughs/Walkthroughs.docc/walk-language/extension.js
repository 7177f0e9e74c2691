// Starts the language server, "flowsh lsp", for walkthroughs.
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

exports.activate = () => {
  const [command, ...args] = workspace.getConfiguration("flowsh").get("server");
  const cwd = workspace.workspaceFolders?.[0]?.uri.fsPath;
  client = new LanguageClient(
    "flowsh", "flowsh", { command, args, options: { cwd } },
    { documentSelector: [{ scheme: "file", language: "walk" }] });
  return client.start();
};

exports.deactivate = () => client?.stop();

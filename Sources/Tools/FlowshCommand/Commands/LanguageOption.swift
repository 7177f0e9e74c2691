import AppBundle
import ArgumentParser
import Script
import Shell

/// The option `--language` of subcommands.
nonisolated enum LanguageOption {
  static let help = ArgumentHelp("The language of the device, such as de.", valueName: "code")
  static var completion: CompletionKind { .list(DeviceLocale.appLanguages) }

  /// Returns the code of a language.
  ///
  /// - Throws: A `ValidationError` with the codes that may be meant.
  static func code(_ text: String) throws -> String {
    do throws(ScriptMistake) {
      return try ScriptSetting.language(text, of: "--language")
    } catch { throw ValidationError(CommandError.script(error).message) }
  }
}

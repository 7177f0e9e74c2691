/// A completion script that ArgumentParser has generated, extended for the default subcommand.
///
/// The generated script offers the options and files of `run` only after the word `run`. The
/// extension inserts that word if the command line has no subcommand. It also completes the options
/// that the program itself handles instead of ArgumentParser.
nonisolated struct CompletionScript {
  private static let option = "--generate-completion-script"
  private static let manual = Manual.option
  private static let schema = "--print-schema"
  /// The schemas other than that of `--format json`, separated by blanks.
  private static let schemas = "report map"
  /// These options, separated by blanks.
  private static let options = "\(option) \(manual) \(schema)"
  /// The shells, separated by blanks.
  private static let shells = "bash zsh fish"

  /// The extended script.
  let text: String

  /// Extends a generated script, whose shell it recognizes.
  ///
  /// - Parameters:
  ///   - generated: The script.
  ///   - program: The name of the program, which the names of the script's functions contain.
  ///   - subcommands: The names of all subcommands.
  ///   - standard: The name of the default subcommand.
  init(_ generated: String, program: String, subcommands: [String], standard: String) {
    let function = "_\(program)"
    let names = (subcommands + ["help"]).joined(separator: "|")
    if generated.hasPrefix("#compdef") {
      let end = "\nif [[ \"${funcstack[1]}\""
      let parts = generated.split(separator: end, maxSplits: 1)
      text =
        parts.count == 2
        // With this option unset, zsh would leave a ! in a word unquoted, and expand it on Enter.
        ? parts[0].replacing("unsetopt aliases banghist", with: "unsetopt aliases")
          .replacing(":_files", with: ":\(function)_files")
          + Self.zsh(function, names, standard) + end + parts[1] : generated
    } else if generated.hasPrefix("#!/bin/bash") {
      text = generated + Self.bash(function, program, names, standard)
    } else {
      text = generated + Self.fish(function, names, standard)
    }
  }

  private static func bash(
    _ function: String, _ program: String, _ names: String, _ standard: String
  ) -> String {
    """


    # Without a subcommand, the words are those of "\(standard)".
    \(function)_words_or_\(standard)() {
        if ((COMP_CWORD == 2)); then
            case "${COMP_WORDS[1]}" in
            \(option))
                COMPREPLY=($(compgen -W '\(shells)' -- "${2}"))
                return
                ;;
            help)
                COMPREPLY=($(compgen -W '\(words(names))' -- "${2}"))
                return
                ;;
            \(manual))
                local folder
                while IFS='' read -r folder; do
                    COMPREPLY+=("${folder}")
                done < <(compgen -d -- "${2}")
                return
                ;;
            \(schema))
                COMPREPLY=($(compgen -W '\(schemas)' -- "${2}"))
                return
                ;;
            esac
        fi
        local -a own=()
        ((COMP_CWORD == 1)) && own=($(compgen -W '\(options)' -- "${2}"))
        if ((COMP_CWORD == 1)) && [[ "${2}" != -* ]]; then
            \(function) "${@}"
            local file
            while IFS='' read -r file; do
                COMPREPLY+=("${file}")
            done < <(compgen -f -- "${2}")
            return
        fi
        case "${COMP_WORDS[1]}" in
        \(names)) ;;
        *)
            COMP_WORDS=("${COMP_WORDS[0]}" \(standard) "${COMP_WORDS[@]:1}")
            ((COMP_CWORD++))
            local -r line="${COMP_LINE#"${COMP_WORDS[0]}"}"
            COMP_LINE="${COMP_WORDS[0]} \(standard)${line}"
            ((COMP_POINT += \(standard.utf8.count + 1)))
            ;;
        esac
        \(function) "${@}"
        COMPREPLY+=("${own[@]}")
        # These words aren't names of files, for which bash leaves ` and $ unquoted.
        case "${3}" in
        --app|--name|--tag|--not-tag|--fail-on)
            compopt +o filenames 2> /dev/null
            local -i place
            for place in "${!COMPREPLY[@]}"; do
                printf -v "COMPREPLY[place]" '%q' "${COMPREPLY[place]}"
                # A comma means something only between braces, which are quoted.
                COMPREPLY[place]="${COMPREPLY[place]//\\\\,/,}"
            done
            ;;
        esac
    }

    \(function)_or_\(standard)() {
        \(function)_words_or_\(standard) "${@}"
        local -i at
        # Leave out names with a newline, which compgen prints as several lines.
        local name part
        for name in "${2}"*$'\\n'*; do
            [[ -e "${name}" ]] || continue
            while IFS='' read -r part; do
                for at in "${!COMPREPLY[@]}"; do
                    if [[ "${COMPREPLY[at]}" == "${part}" ]]; then
                        unset "COMPREPLY[at]"
                        break
                    fi
                done
            done <<< "${name}"
        done
        # A file's name must not be mistaken for an option.
        for at in "${!COMPREPLY[@]}"; do
            if [[ "${2}" != -* && "${COMPREPLY[at]}" == -* && -e "${COMPREPLY[at]}" ]]; then
                COMPREPLY[at]="./${COMPREPLY[at]}"
            fi
        done
    }

    complete -o filenames -F \(function)_or_\(standard) \(program)
    """
  }

  private static func zsh(_ function: String, _ names: String, _ standard: String) -> String {
    """

    # A file's name must not be mistaken for an option.
    \(function)_files() {
        if [[ "${PREFIX}" == */* ]]; then
            _files "${@}"
            return
        fi
        local -i ret=1
        local ending=''
        [[ "${*}" == *.walk* ]] && ending=.walk
        local -a marked
        marked=(-*${ending}(N))
        [[ -z "${PREFIX}" ]] && ((${#marked})) && compadd -f -P ./ -- "${marked[@]}" && ret=0
        _files "${@}" -F '(-*)' && ret=0
        return "${ret}"
    }

    # Without a subcommand, the words are those of "\(standard)".
    functions[\(function)_subcommand]="${functions[\(function)]}"
    \(function)() {
        if ((CURRENT == 2)) && [[ "${words[2]}" != -* ]]; then
            local -i ret=1
            \(function)_subcommand "${@}" && ret=0
            \(function)_files && ret=0
            return "${ret}"
        fi
        if ((CURRENT == 3)); then
            case "${words[2]}" in
            \(option)) compadd -- \(shells); return ;;
            help) compadd -- \(words(names)); return ;;
            \(manual)) _files -/; return ;;
            \(schema)) compadd -- \(schemas); return ;;
            esac
        fi
        ((CURRENT == 2)) && compadd -- \(options)
        if [[ "${words[2]}" != (\(names)) ]]; then
            words=("${words[1]}" \(standard) "${(@)words[2,-1]}")
            ((CURRENT++))
        fi
        \(function)_subcommand "${@}"
    }

    """
  }

  /// Returns the names of a `case` pattern, separated by blanks.
  private static func words(_ names: String) -> String { names.replacing("|", with: " ") }

  private static func fish(_ function: String, _ names: String, _ standard: String) -> String {
    let program = function.dropFirst()
    let words = words(names)
    return """


      # Without a subcommand, the words are those of "\(standard)".
      functions -c _\(function)_tokens _\(function)_typed_tokens
      function _\(function)_tokens
          set -l tokens (_\(function)_typed_tokens $argv)
          if test (count $tokens) -gt 1; and string match -q -- '-p*' $argv[1]; and not contains -- $tokens[2] \(words)
              set tokens $tokens[1] \(standard) $tokens[2..]
          end
          if set -q tokens[1]
              printf '%s\\n' $tokens
          end
      end
      for kind in flags_or_options positional
          functions -c _\(function)_should_offer_completions_for_$kind _\(function)_offers_$kind
      end
      function _\(function)_should_offer_completions_for_flags_or_options
          _\(function)_offers_flags_or_options $argv
          or test "$argv[1]" = '\(program) \(standard)' -a (count (_\(function)_tokens -pc)) -eq 1
      end
      function _\(function)_should_offer_completions_for_positional
          _\(function)_offers_positional $argv
          or test "$argv[1]" = '\(program) \(standard)' -a (count (_\(function)_tokens -pc)) -eq 1
      end
      function _\(function)_begins
          set -l tokens (_\(function)_typed_tokens -pc)
          test (count $tokens) -eq 1; or test "$tokens[2]" = $argv[1]
      end
      function _\(function)_is_help
          set -l tokens (_\(function)_typed_tokens -pc)
          test (count $tokens) -eq 2; and test "$tokens[2]" = help
      end
      complete -c '\(program)' -n _\(function)_is_help -x -a '\(words)'
      complete -c '\(program)' -n '_\(function)_begins \(option)' -l \(option.dropFirst(2)) -x \
        -a '\(shells)' -d 'Print a completion script.'
      complete -c '\(program)' -n '_\(function)_begins \(manual)' -l \(manual.dropFirst(2)) -x \
        -a '(__fish_complete_directories)' -d 'Write the manual pages to a folder.'
      complete -c '\(program)' -n '_\(function)_begins \(schema)' -l \(schema.dropFirst(2)) -x \
        -a '\(schemas)' -d 'Print the JSON Schema of --format json, a report or a map.'
      """
  }
}

/// A completion script that ArgumentParser has generated, extended for the default subcommand.
///
/// The generated script offers the options and files of `run` only after the word `run`. The
/// extension inserts that word if the command line has no subcommand. After `help`, it offers the
/// subcommands.
nonisolated struct CompletionScript {
  /// The extended script.
  let text: String

  /// Extends a generated script, whose shell it recognizes, for all subcommands of the program.
  init(_ generated: String, program: String, subcommands: [String]) {
    let names = subcommands + ["help"]
    if generated.hasPrefix("#compdef") {
      // With this option unset, zsh would leave a ! in a word unquoted, and expand it on Enter.
      let script = generated.replacing("unsetopt aliases banghist", with: "unsetopt aliases")
      let start = "\nif [[ \"${funcstack[1]}\""
      text = script.replacing(start, with: Self.zsh("_\(program)", names) + start)
    } else if generated.hasPrefix("#!/bin/bash") {
      text = generated + Self.bash("_\(program)", program, names)
    } else {
      text = generated + Self.fish("__\(program)", program, names)
    }
  }

  private static func bash(_ function: String, _ program: String, _ names: [String]) -> String {
    """


    # Without a subcommand, the words are those of "run".
    \(function)_or_run() {
        case "${COMP_WORDS[1]}" in
        help)
            COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- "${2}"))
            ;;
        --generate-*|--print-*|\(names.joined(separator: "|")))
            \(function) "${@}"
            ;;
        *)
            local -a offered=()
            if ((COMP_CWORD == 1)); then
                \(function) "${@}"
                offered=("${COMPREPLY[@]}")
                COMPREPLY=()
            fi
            COMP_WORDS=("${COMP_WORDS[0]}" run "${COMP_WORDS[@]:1}")
            ((COMP_CWORD++))
            local -r line="${COMP_LINE#"${COMP_WORDS[0]}"}"
            COMP_LINE="${COMP_WORDS[0]} run${line}"
            ((COMP_POINT += 4))
            \(function) "${@}"
            COMPREPLY=("${offered[@]}" "${COMPREPLY[@]}")
            ;;
        esac
        # These words aren't names of files, for which bash leaves ` and $ unquoted.
        case "${3}" in
        --app|--name|--case|--tag|--not-tag|--fail-on)
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

    complete -o filenames -F \(function)_or_run \(program)
    """
  }

  private static func zsh(_ function: String, _ names: [String]) -> String {
    """

    # Without a subcommand, the words are those of "run".
    functions[\(function)_subcommand]="${functions[\(function)]}"
    \(function)() {
        local -i ret=1
        case "${words[2]}" in
        help)
            ((CURRENT > 2)) && compadd -- \(names.joined(separator: " ")) && ret=0
            ;;
        --generate-*|--print-*|\(names.joined(separator: "|")))
            \(function)_subcommand "${@}" && ret=0
            ;;
        *)
            ((CURRENT == 2)) && \(function)_subcommand "${@}" && ret=0
            words=("${words[1]}" run "${(@)words[2,-1]}")
            ((CURRENT++))
            \(function)_subcommand "${@}" && ret=0
            ;;
        esac
        return "${ret}"
    }

    """
  }

  private static func fish(_ function: String, _ program: String, _ names: [String]) -> String {
    let pattern = "^(--generate-.*|--print-.*|\(names.joined(separator: "|")))$"
    return """


      # Without a subcommand, the words are those of "run".
      functions -c \(function)_tokens \(function)_typed_tokens
      function \(function)_tokens
          set -l tokens (\(function)_typed_tokens $argv)
          if test (count $tokens) -gt 1; and string match -q -- '-p*' $argv[1]
              and not string match -qr -- '\(pattern)' $tokens[2]
              set tokens $tokens[1] run $tokens[2..]
          end
          if set -q tokens[1]
              printf '%s\\n' $tokens
          end
      end
      for kind in flags_or_options positional
          functions -c \(function)_should_offer_completions_for_$kind \(function)_offers_$kind
      end
      function \(function)_should_offer_completions_for_flags_or_options
          \(function)_offers_flags_or_options $argv
          or test "$argv[1]" = '\(program) run' -a (count (\(function)_tokens -pc)) -eq 1
      end
      function \(function)_should_offer_completions_for_positional
          \(function)_offers_positional $argv
          or test "$argv[1]" = '\(program) run' -a (count (\(function)_tokens -pc)) -eq 1
      end
      complete -c '\(program)' -n '__fish_seen_subcommand_from help' -x \
          -a '\(names.joined(separator: " "))'
      """
  }
}

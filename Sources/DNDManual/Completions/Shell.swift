/// A shell with completions. Its script asks the program for them and contains no commands or options, so it stays
/// valid.
package enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script, with a final newline.
    package var script: String {
        switch self {
        case .bash: Self.bashScript
        case .zsh: Self.zshScript
        case .fish: Self.fishScript
        }
    }

    /// readline splits words at `:` and `=`, and replaces only the part after the last of them.
    private static let bashScript = #"""
        # Completions of dnd for bash: source <(dnd completions bash)
        _dnd() {
            local line=${COMP_LINE:0:COMP_POINT} index token current behind text meaning
            local -a words=() meanings=()
            COMPREPLY=()
            for ((index = 0; index <= COMP_CWORD; index++)); do
                token=${COMP_WORDS[index]}
                if ((index == 0)) || [[ $line == [[:space:]]* ]]; then
                    line=${line#"${line%%[![:space:]]*}"}
                    words+=("")
                fi
                ((index < COMP_CWORD)) || token=$line
                words[${#words[@]} - 1]+=$token
                line=${line#"$token"}
            done
            current=${words[${#words[@]} - 1]}
            behind=${current%"${current##*[:=]}"}
            while IFS=$'\t' read -r text meaning; do
                [[ $behind == *:* && $COMP_WORDBREAKS != *:* ]] || text=${text#"$behind"}
                [[ $text != *[[:space:]\'\"\$]* ]] || printf -v text %q "$text"
                COMPREPLY+=("$text")
                meanings+=("$meaning")
            done < <("${words[0]}" completions for -- "${words[@]:1}" 2>/dev/null)
            if ((${#COMPREPLY[@]} == 1)) && [[ ${COMPREPLY[0]} == *[/=] ]]; then
                compopt -o nospace 2>/dev/null
            elif ((${#COMPREPLY[@]} > 1)) && [[ $COMP_TYPE == 63 ]]; then
                for index in "${!COMPREPLY[@]}"; do
                    [[ -z ${meanings[index]} ]] || COMPREPLY[index]+="  (${meanings[index]})"
                done
            fi
        }
        complete -F _dnd dnd

        """#

    private static let zshScript = #"""
        #compdef dnd
        # Completions of dnd for zsh: dnd completions zsh > DIR/_dnd, where DIR is in $fpath
        _dnd() {
            local text meaning
            local -a ended open
            while IFS=$'\t' read -r text meaning; do
                if [[ $text == *[/=] ]]; then
                    open+=("${text//:/\\:}${meaning:+:$meaning}")
                else
                    ended+=("${text//:/\\:}${meaning:+:$meaning}")
                fi
            done < <("${words[1]}" completions for -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)
            (( $#ended )) && _describe -V dnd ended
            (( $#open )) && _describe -V dnd open -S ''
            (( $#ended + $#open ))
        }
        if [[ $funcstack[1] == _dnd ]]; then
            _dnd "$@"
        else
            compdef _dnd dnd
        fi

        """#

    private static let fishScript = #"""
        # Completions of dnd for fish: dnd completions fish > ~/.config/fish/completions/dnd.fish
        function __dnd_complete
            set -l words (commandline -opc)
            set -l program $words[1]
            set -e words[1]
            $program completions for -- $words (commandline -ct) 2>/dev/null
        end
        complete -c dnd -f -a '(__dnd_complete)'

        """#
}

import DNDSession
import DNDSpecs

extension SessionEnvironment {
    /// An environment with the files of this machine.
    static var withFiles: SessionEnvironment {
        var environment = SessionEnvironment()
        environment.files = SessionFiles.system
        return environment
    }
}

import DNDSession
import DNDSpecs

extension SessionEnvironment {
    /// With the files of this machine.
    static var withFiles: SessionEnvironment {
        var environment = SessionEnvironment()
        environment.files = SessionFiles.system
        return environment
    }
}

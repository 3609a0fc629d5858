internal import System

StandardStreams.secure()
CurrentProcess.exit(AdaptProgram.run(CurrentProcess.arguments).rawValue)
